import { Link } from 'react-router-dom';
import { formatCount } from '../../../content/format/numbers';
import { href } from '../../../paths';
import type { OrderCustomer } from '../../../services/orders/orders';

/** The customer whom the orders and requests below are limited to. */
export const CustomerBar = ({ email, name, credits }: OrderCustomer) => (
  <section
    aria-labelledby="customer"
    className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-sun border-l-8 bg-ground-raised p-5"
  >
    <div className="grid min-w-0 gap-1">
      <h2 id="customer" className="wrap-anywhere text-subheading">
        <bdi>{name}</bdi>
      </h2>
      <p className="wrap-anywhere">
        <bdi>{email}</bdi>
      </p>
      <p className="figures">{`Balance: ${formatCount(credits)} credits`}</p>
    </div>
    <Link to={href('admin')} className="text-link">
      All customers
    </Link>
  </section>
);
