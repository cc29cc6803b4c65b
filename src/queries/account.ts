/** The customer's account: balance, card, history, and what changes them. Errors: see each service. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  addPaymentMethod,
  completePaymentReturn,
  purchaseCredits,
  redeemService,
  startAssignment,
} from '../services/credits';
import { readAccount } from '../services/history';

/** @param email whose account it is: another user's is never shown from the cache */
export const accountQuery = (email: string | null) =>
  queryOptions({ queryKey: ['account', email], queryFn: () => readAccount() });

// Every service writes through the store, and each change there makes the queries stale (`client.ts`): no key is named twice.
export const purchaseMutation = mutationOptions({
  mutationFn: (input: { packId: string; quantity: number }) => purchaseCredits(input),
});
export const redeemMutation = mutationOptions({ mutationFn: (serviceId: string) => redeemService(serviceId) });
export const startMutation = mutationOptions({ mutationFn: (entryId: string) => startAssignment(entryId) });
export const addCardMutation = mutationOptions({ mutationFn: () => addPaymentMethod() });
export const paymentReturnMutation = mutationOptions({
  mutationFn: (sessionId: string | null) => completePaymentReturn(sessionId),
});
