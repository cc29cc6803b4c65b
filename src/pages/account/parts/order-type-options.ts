import type { orderTypes } from '../../../services/orders/order-filters';

type Option = { value: (typeof orderTypes)[number]; label: string };

/** The filter buttons of a list of orders. `all` names the one that shows everything. */
export const orderTypeOptions = (all: string): Option[] => [
  { value: 'all', label: all },
  { value: 'purchase', label: 'Purchases' },
  { value: 'redemption', label: 'Redemptions' },
];
