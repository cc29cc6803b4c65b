/** Texts and options of `/payment`. Plans, prices and discount codes are in `plans.ts`. */
import { sampleAccount, sampleCard } from '../account/sample-answers';
import { sharedLabels } from './form-fields';

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

export const billingCountries = named(['United States', 'Canada', 'United Kingdom', 'Australia']);

/** The options of the state field; the first is empty, because addresses in other countries have no state. */
export const billingStates = [{ value: '', label: 'Choose a state' }, ...named(['KS', 'CA', 'NY', 'TX'])];

/** Headings of the form's sections. */
export const checkoutHeadings = { contact: 'Contact', payment: 'Payment', billing: 'Billing address' } as const;

/** Above the fields of the card. */
export const checkoutCardNote = `Any card number works. Nothing is charged or kept.${
  import.meta.env.VITE_DEMO_DESK !== 'off' ? ' Test cards are in the Demo tab.' : ''
}`;

/** Labels of the fields, except those of the card. */
export const checkoutLabels = {
  email: sharedLabels.email,
  emailUpdates: 'Send me news and offers',
  country: 'Country/Region',
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
} as const;

/** What 'Fill in sample data' types, besides a card. */
export const sampleContact = {
  email: sampleAccount.email,
  firstName: 'Sam',
  lastName: 'Sample',
  address: '1 Sample Street',
  city: 'Wichita',
  state: 'KS',
  zip: '67202',
} as const;
/** With the card that is paid with. */
export const sampleCheckout = {
  ...sampleContact,
  cardNumber: sampleCard.number,
  expiry: sampleCard.expiry,
  cvc: sampleCard.code,
  name: sampleCard.holder,
} as const;
