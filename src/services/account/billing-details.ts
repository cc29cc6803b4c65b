import type { BillingDetails } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { signedInEmail } from './account-data';

export const noBillingDetails: BillingDetails = { company: '', address: '', taxNumber: '' };

export const readBillingDetails = (): BillingDetails => {
  const email = signedInEmail(store);
  return (email !== null && store.read(keys.billingDetailsOf(email))) || noBillingDetails;
};

/** Stores billing details with the account; does nothing when nobody is signed in. @throws {StorageWriteError} */
export const keepBillingDetails = (details: BillingDetails): void => {
  const email = signedInEmail(store);
  if (email !== null) store.write(keys.billingDetailsOf(email), details);
};

/** Company or name of a customer; '' if neither is known. */
export const readCustomerName = (email: string | null): string =>
  email === null
    ? ''
    : store.read(keys.billingDetailsOf(email))?.company.trim() || (store.read(keys.userNameOf(email)) ?? '');
