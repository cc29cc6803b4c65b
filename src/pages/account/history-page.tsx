import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { OpenPaymentNotices } from '../../components/payment/open-payment-notices';
import { ButtonLink } from '../../components/ui/button';
import { FigureList } from '../../components/ui/figure-list';
import { FilterButtons } from '../../components/ui/filter-buttons';
import { PageHeading } from '../../components/ui/page-heading';
import { DataTable } from '../../components/ui/table/data-table';
import { orderTypeOptions } from '../../content/account/credit-texts';
import { formatCents } from '../../content/format/money';
import { formatCount, plural } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage, type PageHandle } from '../../head/page-handle';
import { oneOf, useUrlState } from '../../hooks/use-url-state';
import { formatMonth } from '../../lib/dates';
import { href } from '../../paths';
import { useAccount } from '../../queries/account';
import { usePlansAndSites } from '../../queries/receipts';
import { readOwnStatements, type Statement } from '../../services/credits/history';
import { orderTypes } from '../../services/orders/order-filters';
import { useStored } from '../../storage/use-stored';
import { userEmail } from '../../storage/visitor-keys';
import { historyColumns, historyWidths } from './history/history-columns';
import { PlansAndSites } from './history/plans-and-sites';
import { periodOf, StatementHead } from './history/statement-head';
import { FilteredList } from './parts/filtered-list';
import { PortalFrame } from './parts/portal-frame';

export const handle: PageHandle = {
  ...fixedPage(pageMeta.history),
  ownTitle: () => {
    const period = periodOf(readOwnStatements());
    return period === '' ? null : `Statement, ${period}`;
  },
};

const filters = orderTypeOptions('All Transactions');

const keyOf = ({ key }: Statement) => key;
const monthOf = ({ date }: Statement) => formatMonth(date);

const History = () => {
  const { statements, totals } = useAccount();
  const payments = usePlansAndSites(useStored(userEmail));
  const [search, update] = useUrlState();
  const filter = oneOf(search.get('type'), orderTypes);
  const sort = oneOf(search.get('sort'), ['newest', 'oldest']);
  const rows = useMemo(() => {
    const matching = statements.filter(({ type }) => filter === 'all' || type === filter);
    return sort === 'newest' ? matching : matching.toReversed();
  }, [statements, filter, sort]);
  const isEmpty = rows.length === 0;
  const sorts = {
    date: {
      direction: sort === 'newest' ? 'descending' : 'ascending',
      onSort: () => update({ sort: sort === 'newest' ? 'oldest' : '' }),
    },
  } as const;

  return (
    <PortalFrame>
      <PageHeading title="Transaction History">
        {!isEmpty && (
          <ButtonLink tone="primary" to={href('purchaseCredits')}>
            Purchase Credits
          </ButtonLink>
        )}
      </PageHeading>
      <StatementHead rows={rows} />
      <OpenPaymentNotices />
      <FigureList
        figures={[
          { label: 'Total Purchased', value: formatCount(totals.purchased), note: 'credits' },
          { label: 'Total Redeemed', value: formatCount(totals.redeemed), note: 'credits' },
          { label: 'Total Spent', value: formatCents(totals.spentCents), note: 'USD' },
        ]}
      />
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
              {statements.length === 0 && payments.length > 0 && <p>Plans and sites are below</p>}
            </>
          }
        >
          {!isEmpty && (
            <DataTable
              caption="Transactions"
              columns={historyColumns}
              sorts={sorts}
              rows={rows}
              rowKey={keyOf}
              groupOf={monthOf}
              widths={historyWidths}
            />
          )}
        </FilteredList>
      </section>
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
