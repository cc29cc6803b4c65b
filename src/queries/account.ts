import { mutationOptions } from '@tanstack/react-query';
import { nameToShow } from '../services/account/account-data';
import { type Account, readAccount } from '../services/credits/history';
import { openSession } from '../services/credits/provider-session';
import { addPaymentMethod, completePaymentReturn, purchaseCredits } from '../services/credits/purchases';
import type { Quote } from '../services/credits/quote';
import { redeemService, startAssignment } from '../services/credits/redemptions';
import type { Card } from '../services/payments/port';
import { type HistoryEntry, userName } from '../storage/schema';
import { useStored } from '../storage/use-stored';
import { userEmail } from '../storage/visitor-keys';
import { useStoredQuery } from './stored-query';

/** The signed-in customer's account. Their email is part of the key, so that another customer's is never shown from the cache. */
export const useAccount = (): Account =>
  useStoredQuery({ queryKey: ['account', useStored(userEmail)], read: readAccount }).data;

/** What the signed-in customer is called; null if neither their name nor their address is known. */
export const useCustomerName = (): string | null => nameToShow(useStored(userName), useStored(userEmail));

export const purchaseMutation = mutationOptions({
  mutationFn: (input: Parameters<typeof purchaseCredits>[0]) => purchaseCredits(input),
});
export const redeemMutation = mutationOptions({ mutationFn: (serviceId: string) => redeemService(serviceId) });
export const startMutation = mutationOptions({ mutationFn: (redemption: HistoryEntry) => startAssignment(redemption) });
export const addCardMutation = mutationOptions({
  mutationFn: ({ card, attempt }: { card: Card; attempt: string }) => addPaymentMethod(card, attempt),
});
export const openSessionMutation = mutationOptions({ mutationFn: (quote: Quote) => openSession(quote) });
export const paymentReturnMutation = mutationOptions({
  mutationFn: (sessionId: string | null) => completePaymentReturn(sessionId),
});
