import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { useAnnouncement } from '../../components/ui/announced';
import { Button } from '../../components/ui/button';
import { FigureList } from '../../components/ui/figure-list';
import { PageHeading } from '../../components/ui/page-heading';
import { adminEmails } from '../../content/account/admin';
import { formatCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import type { PageHandle } from '../../head/page-handle';
import { useAddressQuery } from '../../hooks/use-hydrated';
import { useOnDemand } from '../../hooks/use-on-demand';
import { formatTime, toLocalDay } from '../../lib/dates';
import { href, projectHref } from '../../paths';
import { customerQuery, ordersQuery, requestsQuery } from '../../queries/admin';
import { allProjectsQuery } from '../../queries/projects';
import { useStoredQuery } from '../../queries/stored-query';
import { now } from '../../services/clock';
import { totalOrders } from '../../services/orders/orders';
import { revenueOverTime } from '../../services/orders/revenue';
import type { SeenProject } from '../../services/projects/own';
import { todayOf } from '../../services/projects/today';
import { paymentsAmong, paymentsText } from '../../services/receipts/plans-and-sites';
import { useNow } from '../parts/use-now';
import { AdminTabs, useAdminTab } from './admin/admin-tabs';
import { OrdersView } from './admin/orders-view';
import { RevenueChart } from './admin/revenue-chart';
import { SampleData } from './admin/sample-data';
import { Today } from './admin/today';
import { useChanged } from './admin/use-order-list';
import { BackLink } from './parts/portal-frame';
import { requestInHash } from './parts/request-in-hash';

export const handle: PageHandle = {
  meta: ({ search }) => {
    const customer = search.get('customer');
    return customer === null ? pageMeta.admin : { ...pageMeta.admin, title: `${customer}: ${pageMeta.admin.title}` };
  },
};

const loadProjects = () => import('./admin/admin-projects').then((module) => module.AdminProjects);
const loadCustomer = () => import('./admin/customer-view').then((module) => module.CustomerView);
const loadData = () => import('./admin/demo-data').then((module) => module.DemoData);

/** Without redemptions, which are in the table of orders. */
const sentProjects = (projects: readonly SeenProject[]) =>
  projects.filter(({ project }) => project.kind !== 'redemption');
const isNew = ({ project }: SeenProject) => project.kind !== 'redemption' && project.submission.done === undefined;

const Admin = () => {
  const { data: orders, isFetching, refetch } = useStoredQuery(ordersQuery);
  const {
    data: { submissions, names },
  } = useStoredQuery(requestsQuery);
  const customer = useAddressQuery().get('customer');
  const { data: projects } = useStoredQuery(allProjectsQuery);
  const { data: chosen } = useStoredQuery(customerQuery(customer));
  const tab = useAdminTab();
  const [AdminProjects] = useOnDemand(loadProjects, tab === 'requests');
  const [DemoData] = useOnDemand(loadData, tab === 'data');
  const [CustomerView] = useOnDemand(loadCustomer, customer !== null);
  const changed = useChanged();
  const [refreshed, say] = useAnnouncement();
  const refresh = async () => {
    await refetch();
    say(`Refreshed at ${formatTime(now())}`);
  };
  const totals = useMemo(() => totalOrders(orders), [orders]);
  const ofCustomer = useMemo(() => orders.filter(({ userEmail }) => userEmail === customer), [orders, customer]);
  const time = useNow();
  const day = toLocalDay(time ?? now());
  const revenue = useMemo(() => revenueOverTime(orders, new Date(`${day}T00:00`)), [orders, day]);
  const today = useMemo(() => (time ? todayOf(projects, time) : []), [projects, time]);
  const own = projects.filter(({ project }) => customer === null || project.customer === customer);
  const sent = sentProjects(own);
  const request = requestInHash(useLocation().hash);
  if (request !== null) return <Navigate to={projectHref({ order: request })} replace />;
  if (chosen && tab !== 'requests')
    return (
      <div className="page-grid grid grid-cols-1 gap-8 py-12 lg:py-16">
        <BackLink to={href('admin')}>Back to Admin Dashboard</BackLink>
        <PageHeading title={<bdi translate="no">{chosen.name}</bdi>} />
        {CustomerView && (
          <CustomerView customer={chosen} orders={ofCustomer} projects={own} all={submissions} now={time ?? now()} />
        )}
      </div>
    );
  return (
    <div className="page-grid grid grid-cols-1 gap-8 py-12 lg:py-16">
      <PageHeading title="Admin Dashboard">
        {/* Last on a phone, where it would move the button away from the edge. */}
        <p role="status" className="figures text-fg-quiet text-sm max-sm:order-last">
          {refreshed}
        </p>
        <Button isBusy={isFetching} onClick={refresh}>
          Refresh
        </Button>
      </PageHeading>
      <Today lines={today} />
      <FigureList
        figures={[
          { label: 'Total Revenue', value: formatCents(totals.revenueCents) },
          { label: 'Credits Issued', value: formatCount(totals.creditsIssued) },
          { label: 'Redemptions', value: formatCount(totals.redemptions) },
          { label: 'Active Users', value: formatCount(totals.activeUsers) },
        ]}
      />
      <p className="figures -mt-4">
        <span>Earned: </span>
        <span className="font-semibold">{`${formatCents(totals.revenueCents)} with credits`}</span>
        <span>, plans and sites: </span>
        <span className="font-semibold">{paymentsText(paymentsAmong(submissions, submissions))}</span>
      </p>
      <AdminTabs tab={tab} orders={orders.length} newProjects={sent.filter(isNew).length} />
      {tab === 'orders' && (
        <div className="grid grid-cols-1 gap-12">
          <SampleData isEmpty={!isFetching && orders.length === 0} />
          {revenue && <RevenueChart {...revenue} />}
          <OrdersView orders={orders} isLoading={isFetching} changed={changed} />
        </div>
      )}
      {AdminProjects && tab === 'requests' && (
        <AdminProjects projects={sent} all={submissions} names={names} changed={changed} />
      )}
      {tab === 'data' && DemoData && <DemoData />}
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
