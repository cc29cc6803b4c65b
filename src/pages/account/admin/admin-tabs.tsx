import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '../../../content/format/numbers';
import { useAddressQuery } from '../../../hooks/use-address-query';
import { oneOf } from '../../../hooks/use-url-state';
import { classNames } from '../../../lib/class-names';

const tabs = ['orders', 'requests', 'data'] as const;
type AdminTab = (typeof tabs)[number];

/** The tab that the address names: `?tab=`, or that of the fragment's target. */
export const useAdminTab = (): AdminTab => {
  const query = useAddressQuery();
  const { hash } = useLocation();
  if (hash === '#export') return 'orders';
  return hash.startsWith('#request-') ? 'requests' : oneOf(query.get('tab'), tabs);
};

/** The address of a tab, with what is set in the query. */
export const tabAddress = (query: URLSearchParams, tab: AdminTab) => {
  const next = new URLSearchParams(query);
  if (tab === 'orders') next.delete('tab');
  else next.set('tab', tab);
  return { search: next.toString(), hash: '' };
};

type Props = { tab: AdminTab; orders: number; newRequests: number };

/** Links to the three parts of the admin page. What is set in one part stays in the address of the others. */
export const AdminTabs = ({ tab, orders, newRequests }: Props) => {
  const query = useAddressQuery();
  const labels = {
    orders: `Orders (${formatCount(orders)})`,
    requests: `Requests (${formatCount(newRequests)})`,
    data: 'Data',
  };
  return (
    <nav aria-label="Admin" className="flex flex-wrap gap-x-5 gap-y-1 border-b sm:gap-x-8 print:hidden">
      {tabs.map((name) => (
        <Link
          key={name}
          to={tabAddress(query, name)}
          preventScrollReset
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
