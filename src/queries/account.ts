/** The customer's account: balance, card, history, and what changes them. Errors: see each service. */
import { mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { type Account, readAccount } from '../services/credits/history';
import { openSession } from '../services/credits/provider-session';
import { addPaymentMethod, completePaymentReturn, purchaseCredits, type Quote } from '../services/credits/purchases';
import { redeemService, startAssignment } from '../services/credits/redemptions';
import type { Card } from '../services/payments/port';
import type { HistoryEntry } from '../storage/schema';
import { useStored } from '../storage/use-stored';
import { userEmail } from '../storage/visitor-keys';
import { holdsCard } from './client';

/** @param email whose account it is: another user's is never shown from the cache */
const accountQuery = (email: string | null) =>
  // A read makes a fresh object in any case; comparing ten thousand entries with the last ones would be wasted.
  queryOptions({ queryKey: ['account', email], queryFn: () => readAccount(), structuralSharing: false });

/** The account of the one signed in; undefined until it was first read. */
export const useAccount = (): Account | undefined => useQuery(accountQuery(useStored(userEmail))).data;

// Every service writes through the store, and each change there makes the queries stale (`client.ts`): no key is named twice.
export const purchaseMutation = mutationOptions({
  mutationFn: (input: Parameters<typeof purchaseCredits>[0]) => purchaseCredits(input),
});
export const redeemMutation = mutationOptions({ mutationFn: (serviceId: string) => redeemService(serviceId) });
export const startMutation = mutationOptions({ mutationFn: (redemption: HistoryEntry) => startAssignment(redemption) });
export const addCardMutation = mutationOptions({
  mutationFn: ({ card, attempt }: { card: Card; attempt: string }) => addPaymentMethod(card, attempt),
  ...holdsCard,
});
export const openSessionMutation = mutationOptions({ mutationFn: (quote: Quote) => openSession(quote) });
export const paymentReturnMutation = mutationOptions({
  mutationFn: (sessionId: string | null) => completePaymentReturn(sessionId),
});
