import { Button, newTab } from '../../../components/ui/button';
import type { Column } from '../../../components/ui/table/table-row';
import { formatCents, toCents } from '../../../content/format/money';
import { formatCount, formatSigned } from '../../../content/format/numbers';
import { site } from '../../../content/site/site';
import { receiptHref } from '../../../paths';
import type { Statement } from '../../../services/credits/history';
import { DateTime, ReceiptLink, StatusBadge } from '../parts/entry-parts';
import { startRedemption } from '../parts/start-redemption';

/** The id of an entry's description. An id with a space could not be referred to. */
const descriptionId = ({ key }: Statement) => `description-${encodeURIComponent(key)}`;

export const historyWidths = 'not-print:lg:grid-cols-[22fr_13fr_22fr_10fr_10fr_10fr_13fr]';

export const historyColumns: readonly Column<Statement>[] = [
  {
    id: 'description',
    header: 'Description',
    cell: (entry) => (
      <span className="grid justify-items-start gap-1.5">
        <span id={descriptionId(entry)} className="font-semibold">
          {entry.description}
        </span>
        {entry.type === 'redemption' && (
          <span className="border border-line-strong px-2 py-0.5 text-sm">{entry.service}</span>
        )}
      </span>
    ),
  },
  { id: 'status', header: 'Status', cell: (entry) => <StatusBadge status={entry.status} entryKey={entry.key} /> },
  { id: 'date', header: 'Date', cell: ({ date }) => <DateTime iso={date} /> },
  {
    id: 'credits',
    header: 'Credits',
    isNumeric: true,
    cell: (entry) => <span className="font-semibold">{formatSigned(entry.credits)}</span>,
  },
  {
    id: 'paid',
    header: 'Paid',
    isNumeric: true,
    cell: (entry) => (entry.type === 'purchase' ? formatCents(toCents(entry.amount)) : null),
  },
  { id: 'balance', header: 'Balance', isNumeric: true, cell: (entry) => formatCount(entry.balance) },
  {
    id: 'action',
    header: 'Action',
    isUnprinted: true,
    cell: (entry) => {
      if (entry.type === 'purchase') return <ReceiptLink to={receiptHref(entry)} of={entry.description} />;
      if (entry.status === 'active')
        return (
          <a href={site.consultationUrl} {...newTab} className="text-link">
            Open the calendar<span className="sr-only">{` for ${entry.description}`}</span>
          </a>
        );
      if (entry.status !== 'pending') return null;
      return (
        <Button size="small" aria-describedby={descriptionId(entry)} onClick={() => startRedemption(entry)}>
          Start
        </Button>
      );
    },
  },
];
