import { useMemo, useState } from 'react';
import { guarded } from '../../components/account/guard';
import { Button } from '../../components/ui/button';
import { FigureList } from '../../components/ui/figure-list';
import { Link } from '../../components/ui/link';
import { PageHeading } from '../../components/ui/page-heading';
import { adminEmails } from '../../content/account/admin';
import { formatCents } from '../../content/format/money';
import { formatCount, plural } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import type { PageHandle } from '../../head/page-handle';
import { useAddressQuery } from '../../hooks/use-hydrated';
import { formatTime, toLocalDay } from '../../lib/dates';
import { href } from '../../paths';
import { customerQuery, ordersQuery, requestsQuery } from '../../queries/admin';
import { useStoredQuery } from '../../queries/stored-query';
import { now } from '../../services/clock';
import { countStatuses } from '../../services/orders/order-filters';
import { totalOrders } from '../../services/orders/orders';
import { revenueOverTime } from '../../services/orders/revenue';
import { customerOf } from '../../services/submissions/owner';
import type { Submission } from '../../storage/schema';
import { useNow } from '../parts/use-now';
import { AdminRequests } from './admin/admin-requests';
import { AdminTabs, CustomerBar, useAdminTab } from './admin/admin-tabs';
import { DemoData } from './admin/demo-data';
import { OrdersView } from './admin/orders-view';
import { RevenueChart } from './admin/revenue-chart';
import { SampleData } from './admin/sample-data';
import { useChanged } from './admin/use-order-list';

export const handle: PageHandle = {
  meta: ({ search }) => {
    const customer = search.get('customer');
    return customer === null ? pageMeta.admin : { ...pageMeta.admin, title: `${customer}: ${pageMeta.admin.title}` };
  },
};

const countNew = (list: readonly Submission[]) => list.filter(({ done }) => done === undefined).length;

const Waiting = ({ active, newRequests }: { active: number; newRequests: number }) => (
  <ul className="figures flex flex-wrap gap-x-8 gap-y-2 font-semibold">
    <li>
      <Link to={`${href('admin', { type: 'redemption', status: 'active' })}#orders`} className="text-link">
        {`${plural(active, 'redemption')} to finish`}
      </Link>
    </li>
    <li>
      <Link to={`${href('admin', { tab: 'requests' })}#requests`} className="text-link">
        {plural(newRequests, 'new request')}
      </Link>
    </li>
  </ul>
);

const Admin = () => {
  const { data: orders, isFetching, refetch } = useStoredQuery(ordersQuery);
  const {
    data: { submissions, names },
  } = useStoredQuery(requestsQuery);
  const customer = useAddressQuery().get('customer');
  const { data: chosen } = useStoredQuery(customerQuery(customer));
  const tab = useAdminTab();
  const changed = useChanged();
  const [refreshedAt, setRefreshedAt] = useState('');
  const refresh = async () => {
    // A screen reader says the same again only if the text has changed in between.
    setRefreshedAt('');
    await refetch();
    setRefreshedAt(formatTime(now()));
  };
  const totals = useMemo(() => totalOrders(orders), [orders]);
  const day = toLocalDay(useNow() ?? now());
  const revenue = useMemo(() => revenueOverTime(orders, new Date(`${day}T00:00`)), [orders, day]);
  const active = useMemo(() => countStatuses(orders.filter(({ type }) => type === 'redemption')).active, [orders]);
  const shownOrders = useMemo(
    () => (customer === null ? orders : orders.filter(({ userEmail }) => userEmail === customer)),
    [orders, customer],
  );
  const shownRequests = submissions.filter((one) => customer === null || customerOf(one) === customer);
  return (
    <div className="page-grid grid grid-cols-1 gap-8 py-12 lg:py-16">
      <PageHeading title="Admin Dashboard">
        {/* Last on a phone, where it would move the button away from the edge. */}
        <p role="status" className="figures text-fg-quiet text-sm max-sm:order-last">
          {refreshedAt && `Refreshed at ${refreshedAt}`}
        </p>
        <Button aria-disabled={isFetching} onClick={refresh}>
          Refresh
        </Button>
      </PageHeading>
      {chosen && <CustomerBar {...chosen} />}
      <Waiting active={active} newRequests={countNew(submissions)} />
      <FigureList
        figures={[
          { label: 'Total Revenue', value: formatCents(totals.revenueCents) },
          { label: 'Credits Issued', value: formatCount(totals.creditsIssued) },
          { label: 'Redemptions', value: formatCount(totals.redemptions) },
          { label: 'Active Users', value: formatCount(totals.activeUsers) },
        ]}
      />
      <AdminTabs tab={tab} orders={shownOrders.length} newRequests={countNew(shownRequests)} />
      {tab === 'orders' && (
        <div className="grid grid-cols-1 gap-12">
          <SampleData isEmpty={!isFetching && orders.length === 0} />
          {revenue && customer === null && <RevenueChart {...revenue} />}
          <OrdersView orders={shownOrders} isLoading={isFetching} changed={changed} />
        </div>
      )}
      {tab === 'requests' && (
        <AdminRequests submissions={shownRequests} all={submissions} names={names} changed={changed} />
      )}
      {tab === 'data' && <DemoData />}
      <NotificationInfo />
    </div>
  );
};

export const Component = guarded({ who: 'admin', title: 'Admin Dashboard', toDo: 'open the admin dashboard' }, Admin);

export const NotificationInfo = () => (
  <section
    aria-labelledby="notifications"
    className="grid gap-3 border-ultramarine-read border-l-8 bg-ground-raised p-6"
  >
    <h2 id="notifications" className="text-subheading">
      Admin notification emails
    </h2>
    <p>
      In this demo they are kept in this browser and written to its console. Otherwise they would go to{' '}
      <span translate="no">{adminEmails.join(', ')}</span> for:
    </p>
    <ul className="list-disc pl-5">
      <li>New signup</li>
      <li>Credits purchased</li>
      <li>Service redeemed</li>
      <li>Service started</li>
    </ul>
  </section>
);
