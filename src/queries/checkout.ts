import { mutationOptions } from '@tanstack/react-query';
import { type CheckoutOrder, payForPlan } from '../services/flows/checkout';
import { orderInstantSite } from '../services/flows/instant-site';

export const payMutation = mutationOptions({
  mutationFn: ({ order, attempt }: { order: CheckoutOrder; attempt: string }) => payForPlan(order, attempt),
});
export const orderInstantSiteMutation = mutationOptions({
  mutationFn: ({ order, attempt }: { order: Parameters<typeof orderInstantSite>[0]; attempt: string }) =>
    orderInstantSite(order, attempt),
});
