import type { orderTypes } from '../../../services/orders/order-filters';

type Option = { value: (typeof orderTypes)[number]; label: string };

/** Options of the type filter. `all` is the label of the one that shows all orders. */
export const orderTypeOptions = (all: string): Option[] => [
  { value: 'all', label: all },
  { value: 'purchase', label: 'Purchases' },
  { value: 'redemption', label: 'Redemptions' },
];
