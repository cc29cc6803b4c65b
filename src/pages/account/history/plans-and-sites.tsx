import { DataTable } from '../../../components/ui/table/data-table';
import type { Column } from '../../../components/ui/table/table-row';
import { formatCents } from '../../../content/format/money';
import { formatDateTime } from '../../../lib/dates';
import { href, plansAndSitesId } from '../../../paths';
import { type PlanPayment, paymentsText } from '../../../services/receipts/plans-and-sites';
import { DateTime, ReceiptLink } from '../parts/entry-parts';

const columns: Column<PlanPayment>[] = [
  { id: 'description', header: 'Description', cell: ({ item }) => <span className="font-semibold">{item}</span> },
  { id: 'date', header: 'Date', cell: ({ date }) => <DateTime iso={date} /> },
  { id: 'amount', header: 'Amount', isNumeric: true, cell: ({ totalCents }) => formatCents(totalCents) },
  {
    id: 'action',
    header: 'Action',
    isUnprinted: true,
    cell: ({ id, item, date }) => (
      <ReceiptLink to={href('receipt', { order: id })} of={`${item}, ${formatDateTime(date)}`} />
    ),
  },
];

export const PlansAndSites = ({ payments }: { payments: readonly PlanPayment[] }) => {
  const isEmpty = payments.length === 0;
  return (
    <section aria-labelledby={plansAndSitesId} className={`grid gap-6 ${isEmpty ? 'print:hidden' : ''}`}>
      <div className="grid gap-1">
        <h2 id={plansAndSitesId} tabIndex={-1} className="text-heading outline-none">
          Plans and sites
        </h2>
        <p className="figures">
          {isEmpty ? 'Plans and Instant Sites that you pay for will be listed here.' : paymentsText(payments)}
        </p>
      </div>
      {!isEmpty && <DataTable caption="Plans and sites" columns={columns} rows={payments} rowKey={({ id }) => id} />}
    </section>
  );
};
