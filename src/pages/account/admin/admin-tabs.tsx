import { createPath, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import { formatCount } from '../../../content/format/numbers';
import { useAddressQuery } from '../../../hooks/use-hydrated';
import { oneOf } from '../../../hooks/use-url-state';
import { classNames } from '../../../lib/class-names';
import { href } from '../../../paths';
import type { OrderCustomer } from '../../../services/orders/orders';
import { letterToCustomer } from '../../../services/submissions/admin';

const tabs = ['orders', 'requests', 'data'] as const;
type AdminTab = (typeof tabs)[number];

export const useAdminTab = (): AdminTab => {
  const query = useAddressQuery();
  const { hash } = useLocation();
  if (hash === '#export') return 'orders';
  return hash.startsWith('#request-') ? 'requests' : oneOf(query.get('tab'), tabs);
};

const tabAddress = (query: URLSearchParams, tab: AdminTab) => {
  const next = new URLSearchParams(query);
  if (tab === 'orders') next.delete('tab');
  else next.set('tab', tab);
  return createPath({ pathname: href('admin'), search: next.toString() });
};

type Props = { tab: AdminTab; orders: number; newRequests: number };

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

export const CustomerBar = ({ email, name, credits }: OrderCustomer) => {
  const all = new URLSearchParams(useAddressQuery());
  all.delete('customer');
  const tab = useAdminTab();
  const reply = letterToCustomer({ email, name });
  return (
    <section
      aria-labelledby="customer"
      className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-sun border-l-8 bg-ground-raised p-5"
    >
      <div className="grid min-w-0 gap-1">
        <h2 id="customer" className="wrap-anywhere text-subheading">
          <bdi translate="no">{name}</bdi>
        </h2>
        <p className="wrap-anywhere">
          <bdi translate="no">{email}</bdi>
        </p>
        <p className="figures">{`Balance: ${formatCount(credits)} credits`}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {reply && (
          <ButtonLink size="small" to={reply}>
            Reply<span className="sr-only">{` to ${name}`}</span>
          </ButtonLink>
        )}
        <Link to={tabAddress(all, tab)} className="text-link">
          All customers
        </Link>
      </p>
    </section>
  );
};
