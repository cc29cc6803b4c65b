import { Navigate, useLocation } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { PageHeading } from '../../components/ui/page-heading';
import { pageMeta } from '../../content/pages';
import type { PageHandle } from '../../head/page-handle';
import { useAddressQuery } from '../../hooks/use-hydrated';
import { useOnDemand } from '../../hooks/use-on-demand';
import { href } from '../../paths';
import { customerQuery, ordersQuery, requestsQuery } from '../../queries/admin';
import { allProjectsQuery } from '../../queries/projects';
import { useStoredQuery } from '../../queries/stored-query';
import { now } from '../../services/clock';
import { useNow } from '../parts/use-now';
import { AdminDashboard } from './admin/admin-dashboard';
import { useAdminTab } from './admin/admin-tabs';
import { BackLink } from './parts/portal-frame';

export const handle: PageHandle = {
  meta: ({ search }) => {
    const customer = search.get('customer');
    return customer === null ? pageMeta.admin : { ...pageMeta.admin, title: `${customer}: ${pageMeta.admin.title}` };
  },
};

const loadCustomer = () => import('./admin/customer-view').then((module) => module.CustomerView);

const Admin = () => {
  const customer = useAddressQuery().get('customer');
  const tab = useAdminTab();
  const { data: orders } = useStoredQuery(ordersQuery);
  const {
    data: { submissions },
  } = useStoredQuery(requestsQuery);
  const { data: projects } = useStoredQuery(allProjectsQuery);
  const { data: chosen } = useStoredQuery(customerQuery(customer));
  const [CustomerView] = useOnDemand(loadCustomer, customer !== null);
  const time = useNow();
  const { hash } = useLocation();
  if (hash.startsWith('#request-')) return <Navigate to={href('projects') + hash} replace />;
  if (!chosen || tab === 'requests') return <AdminDashboard projects={projects} customer={customer} time={time} />;
  const own = projects.filter(({ project }) => project.customer === customer);
  return (
    <div className="page-grid grid grid-cols-1 gap-8 py-12 lg:py-16">
      <BackLink to={href('admin')}>Back to Admin Dashboard</BackLink>
      <PageHeading title={<bdi translate="no">{chosen.name}</bdi>} />
      {CustomerView && (
        <CustomerView
          customer={chosen}
          orders={orders.filter(({ userEmail }) => userEmail === customer)}
          projects={own}
          all={submissions}
          now={time ?? now()}
        />
      )}
    </div>
  );
};

export const Component = guarded({ who: 'admin', title: 'Admin Dashboard', toDo: 'open the admin dashboard' }, Admin);
