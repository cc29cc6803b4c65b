import { useMemo } from 'react';
import { useAnnouncement } from '../../../components/ui/announced';
import { Button } from '../../../components/ui/button';
import { FigureList } from '../../../components/ui/figure-list';
import { PageHeading } from '../../../components/ui/page-heading';
import { formatCents } from '../../../content/format/money';
import { formatCount } from '../../../content/format/numbers';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { formatTime, toLocalDay } from '../../../lib/dates';
import { ordersQuery, requestsQuery } from '../../../queries/admin';
import { useStoredQuery } from '../../../queries/stored-query';
import { now } from '../../../services/clock';
import { totalOrders } from '../../../services/orders/orders';
import { revenueOverTime } from '../../../services/orders/revenue';
import type { SeenProject } from '../../../services/projects/own';
import type { SentProject } from '../../../services/projects/project';
import { todayOf } from '../../../services/projects/today';
import { paymentsAmong, paymentsText } from '../../../services/receipts/plans-and-sites';
import { AdminTabs, useAdminTab } from './admin-tabs';
import { NotificationInfo, SampleData, Today } from './dashboard-parts';
import { OrdersView } from './orders-view';
import { RevenueChart } from './revenue-chart';
import { useChanged } from './use-order-list';

const loadProjects = () => import('./admin-projects').then((module) => module.AdminProjects);
const loadData = () => import('./demo-data').then((module) => module.DemoData);

/** Redemptions are in the table of orders. */
const isSent = (seen: SeenProject): seen is SeenProject<SentProject> => seen.project.submission !== null;
const isNew = ({ project }: SeenProject<SentProject>) => project.submission.done === undefined;

type Props = { projects: readonly SeenProject[]; customer: string | null; time: Date | null };

/** What an admin sees first, with the tabs of orders, projects and data. @param projects all, or those of the chosen customer */
export const AdminDashboard = ({ projects, customer, time }: Props) => {
  const { data: orders, isFetching, refetch } = useStoredQuery(ordersQuery);
  const {
    data: { submissions, names },
  } = useStoredQuery(requestsQuery);
  const tab = useAdminTab();
  const [AdminProjects] = useOnDemand(loadProjects, tab === 'requests');
  const [DemoData] = useOnDemand(loadData, tab === 'data');
  const changed = useChanged();
  const [refreshed, say] = useAnnouncement();
  const refresh = async () => {
    await refetch();
    say(`Refreshed at ${formatTime(now())}`);
  };
  const totals = useMemo(() => totalOrders(orders), [orders]);
  const day = toLocalDay(time ?? now());
  const revenue = useMemo(() => revenueOverTime(orders, new Date(`${day}T00:00`)), [orders, day]);
  const today = useMemo(() => (time ? todayOf(projects, time) : []), [projects, time]);
  const sent = projects.filter(isSent).filter(({ project }) => (customer ?? project.customer) === project.customer);
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
