import { createPath, useLocation } from 'react-router-dom';
import { Link } from '../../../components/ui/link';
import { formatCount } from '../../../content/format/numbers';
import { useAddressQuery } from '../../../hooks/use-hydrated';
import { oneOf } from '../../../hooks/use-url-state';
import { classNames } from '../../../lib/class-names';
import { href } from '../../../paths';

const tabs = ['orders', 'requests', 'data'] as const;
type AdminTab = (typeof tabs)[number];

export const useAdminTab = (): AdminTab => {
  const query = useAddressQuery();
  const { hash } = useLocation();
  return hash === '#export' ? 'orders' : oneOf(query.get('tab'), tabs);
};

const tabAddress = (query: URLSearchParams, tab: AdminTab) => {
  const next = new URLSearchParams(query);
  if (tab === 'orders') next.delete('tab');
  else next.set('tab', tab);
  // Beside another tab it would open the customer's page.
  if (tab !== 'requests') next.delete('customer');
  return createPath({ pathname: href('admin'), search: next.toString() });
};

type Props = { tab: AdminTab; orders: number; newProjects: number };

export const AdminTabs = ({ tab, orders, newProjects }: Props) => {
  const query = useAddressQuery();
  const labels = {
    orders: `Orders (${formatCount(orders)})`,
    requests: `Projects (${formatCount(newProjects)})`,
    data: 'Data',
  };
  return (
    <nav aria-label="Admin" className="flex flex-wrap gap-x-5 gap-y-1 border-b sm:gap-x-8 print:hidden">
      {tabs.map((name) => (
        <Link
          key={name}
          to={tabAddress(query, name)}
          update="push"
          aria-current={name === tab ? 'page' : undefined}
          className={classNames(
            'figures -mb-px inline-flex min-h-12 items-center border-b-4 font-semibold sm:text-lg',
            name === tab
              ? 'border-vermilion'
              : 'border-transparent text-fg-quiet hover:border-line-strong hover:text-fg',
          )}
        >
          {labels[name]}
        </Link>
      ))}
    </nav>
  );
};
