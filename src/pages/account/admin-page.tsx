import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Guard } from '../../components/account/guard';
import { Button, ButtonLink } from '../../components/ui/button';
import { FigureList } from '../../components/ui/figure-list';
import { PageHeading } from '../../components/ui/page-heading';
import { adminEmails } from '../../content/account/admin';
import { formatCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { formatTime } from '../../lib/dates';
import { href } from '../../paths';
import { ordersQuery } from '../../queries/orders';
import { requestsQuery } from '../../queries/submissions';
import { now } from '../../services/clock';
import { totalOrders } from '../../services/orders/orders';
import { revenueOverTime } from '../../services/orders/revenue';
import { DemoData } from './admin/demo-data';
import { OrdersView } from './admin/orders-view';
import { RevenueChart } from './admin/revenue-chart';
import { SampleData } from './admin/sample-data';
import { RequestsView } from './requests/requests-view';

export const handle = fixedPage(pageMeta.admin);

const NotificationInfo = () => (
  <section aria-labelledby="notifications" className="grid gap-3 border-ultramarine border-l-8 bg-ground-raised p-6">
    <h2 id="notifications" className="text-subheading">
      Admin notification emails
    </h2>
    <p>
      {`In this demo they are kept in this browser and written to its console. Otherwise they would go to ${adminEmails.join(' and ')} for:`}
    </p>
    <ul className="list-disc pl-5">
      <li>New signup</li>
      <li>Credits purchased</li>
      <li>Service redeemed</li>
      <li>Service started</li>
    </ul>
  </section>
);

const none: [] = [];

const Admin = () => {
  const { data: orders = none, isFetching, refetch } = useQuery(ordersQuery);
  const { data: requests } = useQuery(requestsQuery);
  const [refreshedAt, setRefreshedAt] = useState('');
  const refresh = async () => {
    await refetch();
    setRefreshedAt(formatTime(now()));
  };
  const totals = useMemo(() => totalOrders(orders), [orders]);
  const bars = useMemo(() => revenueOverTime(orders), [orders]);
  return (
    <div className="page-grid grid gap-12 py-12 lg:py-16">
      <PageHeading title="Admin Dashboard">
        <ButtonLink to={href('dashboard')}>Your own dashboard</ButtonLink>
        <p role="status" className="figures text-fg-quiet text-sm">
          {refreshedAt && `Refreshed at ${refreshedAt}`}
        </p>
        <Button aria-disabled={isFetching} onClick={refresh}>
          Refresh
        </Button>
      </PageHeading>
      <FigureList
        figures={[
          { label: 'Total Revenue', value: formatCents(totals.revenueCents) },
          { label: 'Credits Issued', value: formatCount(totals.creditsIssued) },
          { label: 'Redemptions', value: formatCount(totals.redemptions) },
          { label: 'Active Users', value: formatCount(totals.activeUsers) },
        ]}
      />
      <SampleData isEmpty={!isFetching && orders.length === 0} />
      <RevenueChart bars={bars} />
      <OrdersView orders={orders} isLoading={isFetching} />
      <section aria-labelledby="requests" className="grid gap-6">
        <div className="grid gap-1">
          <h2 id="requests" className="text-heading">
            Requests
          </h2>
          <p className="max-w-measure">
            Forms sent from this browser. Plans paid at checkout are here, not in the revenue above.
          </p>
        </div>
        <RequestsView submissions={requests?.submissions} names={requests?.names ?? {}} />
      </section>
      <NotificationInfo />
      <DemoData />
    </div>
  );
};

export const Component = () => (
  <Guard who="admin" title="Admin Dashboard" toDo="open the admin dashboard">
    <Admin />
  </Guard>
);
