/** Queries and mutation of receipts. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { keepBillingDetails, readBillingDetails } from '../services/account/billing-details';
import { type ReceiptAddress, readReceipt } from '../services/receipts/receipts';
import type { BillingDetails } from '../storage/schema';

/**
 * It has its data in the first render, so that the heading that gets the focus after a navigation is not replaced.
 * @param email null for somebody who is signed out
 */
export const receiptQuery = (email: string | null, address: ReceiptAddress) => {
  const read = () => readReceipt(address);
  return queryOptions({ queryKey: ['receipt', email, address], queryFn: read, initialData: read });
};

export const billingDetailsQuery = (email: string | null) =>
  queryOptions({ queryKey: ['billing details', email], queryFn: () => readBillingDetails() });

export const keepBillingMutation = mutationOptions({
  mutationFn: async (details: BillingDetails) => keepBillingDetails(details),
});
