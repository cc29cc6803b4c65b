import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/button';
import { formatCount } from '../../../content/format/numbers';
import { useAddressQuery } from '../../../hooks/use-address-query';
import type { OrderCustomer } from '../../../services/orders/orders';
import { letterToCustomer } from '../../../services/submissions/admin';
import { tabAddress, useAdminTab } from './admin-tabs';

/** The customer whom the orders and requests below are limited to. */
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
        <Link to={tabAddress(all, tab)} preventScrollReset className="text-link">
          All customers
        </Link>
      </p>
    </section>
  );
};
