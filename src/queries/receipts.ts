import { normalizeEmail } from '../services/account/account-data';
import { type PlanPayment, readPlansAndSites } from '../services/receipts/plans-and-sites';
import { type Receipt, type ReceiptAddress, readReceipt } from '../services/receipts/receipts';
import { billingDetailsOf } from '../storage/schema';
import { useStored } from '../storage/use-stored';
import { useStoredQuery } from './stored-query';

/** @param email null when nobody is signed in @returns null if the visitor may not see it */
export const useReceipt = (email: string | null, address: ReceiptAddress): Receipt | null =>
  useStoredQuery({ queryKey: ['receipt', email, address], read: () => readReceipt(address) }).data;

/** What the signed-in customer has paid for plans and sites, newest first. */
export const usePlansAndSites = (email: string | null): readonly PlanPayment[] =>
  useStoredQuery({ queryKey: ['plans and sites', email], read: readPlansAndSites }).data;

/** @param email as it is stored; null when nobody is signed in */
export const useStoredBillingDetails = (email: string | null) =>
  useStored(billingDetailsOf(normalizeEmail(email ?? '')));
