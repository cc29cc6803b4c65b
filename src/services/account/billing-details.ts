import type { BillingDetails } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { normalizeEmail, signedInEmail } from './account-data';

export const noBillingDetails: BillingDetails = { company: '', address: '', taxNumber: '' };

export const readBillingDetails = (): BillingDetails => {
  const email = signedInEmail(store);
  return (email !== null && store.read(keys.billingDetailsOf(email))) || noBillingDetails;
};

/** Changes some of a customer's billing details, unless they have logged out since. @throws {StorageWriteError} */
export const keepBillingDetails = (storedEmail: string, changed: Partial<BillingDetails>): void => {
  const email = normalizeEmail(storedEmail);
  if (signedInEmail(store) === email)
    store.write(keys.billingDetailsOf(email), { ...readBillingDetails(), ...changed });
};

/** Company or name of a customer; '' if neither is known. */
export const readCustomerName = (email: string | null): string =>
  email === null
    ? ''
    : store.read(keys.billingDetailsOf(email))?.company.trim() || (store.read(keys.userNameOf(email)) ?? '');
