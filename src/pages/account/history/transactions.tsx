import { useMemo } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { FilterButtons } from '../../../components/ui/filter-buttons';
import { DataTable } from '../../../components/ui/table/data-table';
import { orderTypeOptions } from '../../../content/account/credit-texts';
import { plural } from '../../../content/format/numbers';
import { oneOf, useUrlState } from '../../../hooks/use-url-state';
import { formatMonth } from '../../../lib/dates';
import { href } from '../../../paths';
import type { Statement } from '../../../services/credits/history';
import { orderTypes } from '../../../services/orders/order-filters';
import { FilteredList } from '../parts/filtered-list';
import { historyColumns, historyWidths } from './history-columns';

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
            columns={historyColumns}
            sorts={sorts}
            rows={rows}
            rowKey={({ key }) => key}
            groupOf={monthOf}
            widths={historyWidths}
          />
        )}
      </FilteredList>
    </section>
  );
};
