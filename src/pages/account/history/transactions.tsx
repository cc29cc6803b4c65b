import { useMemo } from 'react';
import { Button, ButtonLink, newTab } from '../../../components/ui/button';
import { FilterButtons } from '../../../components/ui/filter-buttons';
import { DataTable } from '../../../components/ui/table/data-table';
import type { Column } from '../../../components/ui/table/table-row';
import { orderTypeOptions } from '../../../content/account/credit-texts';
import { formatCents, toCents } from '../../../content/format/money';
import { formatCount, formatSigned, plural } from '../../../content/format/numbers';
import { site } from '../../../content/site/site';
import { oneOf, useUrlState } from '../../../hooks/use-url-state';
import { formatMonth } from '../../../lib/dates';
import { href, receiptHref } from '../../../paths';
import type { Statement } from '../../../services/credits/history';
import { orderTypes } from '../../../services/orders/order-filters';
import { DateTime, ReceiptLink, StatusBadge } from '../parts/entry-parts';
import { FilteredList } from '../parts/filtered-list';
import { startRedemption } from '../parts/order-acts';

/** The id of an entry's description. An id with a space could not be referred to. */
const descriptionId = ({ key }: Statement) => `description-${encodeURIComponent(key)}`;

const widths = 'not-print:lg:grid-cols-[22fr_13fr_22fr_10fr_10fr_10fr_13fr]';

const columns: readonly Column<Statement>[] = [
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

const filters = orderTypeOptions('All Transactions');

const monthOf = ({ date }: Statement) => formatMonth(date);

/** The transactions as the address filters and sorts them. */
export const useTransactions = (statements: readonly Statement[]) => {
  const [search, update] = useUrlState();
  const filter = oneOf(search.get('type'), orderTypes);
  const sort = oneOf(search.get('sort'), ['newest', 'oldest']);
  const rows = useMemo(() => {
    const matching = statements.filter(({ type }) => filter === 'all' || type === filter);
    return sort === 'newest' ? matching : matching.toReversed();
  }, [statements, filter, sort]);
  return { filter, sort, rows, update };
};

type Props = ReturnType<typeof useTransactions> & {
  /** What an empty list says at its end. */
  remark: string;
};

export const Transactions = ({ filter, sort, rows, update, remark }: Props) => {
  const isEmpty = rows.length === 0;
  const sorts = {
    date: {
      direction: sort === 'newest' ? 'descending' : 'ascending',
      onSort: () => update({ sort: sort === 'newest' ? 'oldest' : '' }),
    },
  } as const;
  return (
    <section aria-label="Transactions">
      <FilteredList
        filters={
          <FilterButtons
            label="Show"
            options={filters}
            selected={filter}
            onChoose={(value) => update({ type: value === 'all' ? '' : value })}
          />
        }
        cause={filter}
        status={plural(rows.length, 'transaction')}
        isEmpty={isEmpty}
        emptyLook="border-y py-14"
        emptyText={
          <>
            <h2 className="text-heading">No transactions found</h2>
            <p className="max-w-measure">
              {filter === 'all'
                ? 'What you buy and redeem will be listed here.'
                : 'Nothing of this kind yet. Choose another filter, or buy credits.'}
            </p>
            <ButtonLink tone="primary" to={href('purchaseCredits')}>
              Purchase Credits
            </ButtonLink>
            {remark && <p>{remark}</p>}
          </>
        }
      >
        {!isEmpty && (
          <DataTable
            caption="Transactions"
            columns={columns}
            sorts={sorts}
            rows={rows}
            rowKey={({ key }) => key}
            groupOf={monthOf}
            widths={widths}
          />
        )}
      </FilteredList>
    </section>
  );
};
