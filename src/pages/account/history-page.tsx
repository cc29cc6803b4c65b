import { Navigate, useLocation } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { OpenPaymentNotices } from '../../components/payment/open-payment-notices';
import { ButtonLink } from '../../components/ui/button';
import { FigureList } from '../../components/ui/figure-list';
import { PageHeading } from '../../components/ui/page-heading';
import { DataTable } from '../../components/ui/table/data-table';
import type { Column } from '../../components/ui/table/table-row';
import { formatCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage, type PageHandle } from '../../head/page-handle';
import { formatDateTime, formatDay } from '../../lib/dates';
import { href, plansAndSitesId } from '../../paths';
import { useAccount, useCustomerName } from '../../queries/account';
import { usePlansAndSites, useStoredBillingDetails } from '../../queries/receipts';
import { readOwnStatements, type Statement } from '../../services/credits/history';
import { type PlanPayment, paymentsText } from '../../services/receipts/plans-and-sites';
import { useStored } from '../../storage/use-stored';
import { userEmail } from '../../storage/visitor-keys';
import { Transactions, useTransactions } from './history/transactions';
import { DateTime, ReceiptLink } from './parts/entry-parts';
import { PortalFrame } from './parts/portal-frame';

/** 'November 1, 2026 to November 24, 2026': from the oldest to the newest of the rows, in any order. */
export const periodOf = (rows: readonly Pick<Statement, 'date'>[]): string => {
  const dates = rows.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return '';
  const days = [...new Set([formatDay(first), formatDay(last)])];
  return days.join(' to ');
};

const StatementHead = ({ rows }: { rows: readonly Statement[] }) => {
  const [name, email] = [useCustomerName(), useStored(userEmail)];
  const details = useStoredBillingDetails(email);
  const lines = Object.entries({ name, company: details?.company, address: details?.address, email });
  return (
    <div className="hidden print:block">
      <address className="not-italic">
        {lines.map(
          ([key, line]) =>
            line?.trim() && (
              <bdi translate="no" key={key} className="block whitespace-pre-line">
                {line}
              </bdi>
            ),
        )}
      </address>
      <p className="figures mt-2">{periodOf(rows)}</p>
    </div>
  );
};

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

const PlansAndSites = ({ payments }: { payments: readonly PlanPayment[] }) => {
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

export const handle: PageHandle = {
  ...fixedPage(pageMeta.history),
  ownTitle: () => {
    const period = periodOf(readOwnStatements());
    return period === '' ? null : `Statement, ${period}`;
  },
};

const History = () => {
  const { statements, totals } = useAccount();
  const payments = usePlansAndSites(useStored(userEmail));
  const transactions = useTransactions(statements);
  const isEmpty = transactions.rows.length === 0;
  return (
    <PortalFrame>
      <PageHeading title="Transaction History">
        {!isEmpty && (
          <ButtonLink tone="primary" to={href('purchaseCredits')}>
            Purchase Credits
          </ButtonLink>
        )}
      </PageHeading>
      <StatementHead rows={transactions.rows} />
      <OpenPaymentNotices />
      <FigureList
        figures={[
          { label: 'Total Purchased', value: formatCount(totals.purchased), note: 'credits' },
          { label: 'Total Redeemed', value: formatCount(totals.redeemed), note: 'credits' },
          { label: 'Total Spent', value: formatCents(totals.spentCents), note: 'USD' },
        ]}
      />
      <Transactions
        {...transactions}
        remark={statements.length === 0 && payments.length > 0 ? 'Plans and sites are below' : ''}
      />
      <PlansAndSites payments={payments} />
    </PortalFrame>
  );
};

/** What was sent has pages of its own; before, it was here. */
const requestHash = /^#request(s$|-)/;

export const Component = () => {
  const { hash } = useLocation();
  return (
    <Guard who="customer" title="Transaction History" toDo="see your history">
      {requestHash.test(hash) ? <Navigate to={href('projects') + hash} replace /> : <History />}
    </Guard>
  );
};
