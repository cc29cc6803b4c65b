/** Queries and mutation of receipts. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { keepBillingDetails, readBillingDetails } from '../services/account/billing-details';
import { type Receipt, type ReceiptAddress, readReceipt } from '../services/receipts/receipts';
import type { BillingDetails } from '../storage/schema';
import { useStoredQuery } from './stored-query';

/** @param email null for somebody who is signed out. @returns null if the visitor may not see it */
export const useReceipt = (email: string | null, address: ReceiptAddress): Receipt | null =>
  useStoredQuery({ queryKey: ['receipt', email, address], read: () => readReceipt(address) }).data;

export const billingDetailsQuery = (email: string | null) =>
  queryOptions({ queryKey: ['billing details', email], queryFn: () => readBillingDetails() });

export const keepBillingMutation = mutationOptions({
  mutationFn: async (details: BillingDetails) => keepBillingDetails(details),
});
