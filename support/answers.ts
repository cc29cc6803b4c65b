/** What customers answer in the forms of the checkout and of the Instant Site. */

import type { CheckoutAnswers } from '../src/services/checkout/checkout';
import { secretCard } from './secrets';

/** As the service of the checkout gets it. */
export const checkoutAnswers: CheckoutAnswers = {
  email: 'ada@example.com',
  emailUpdates: true,
  country: 'United States',
  firstName: 'Ada',
  lastName: 'Byron',
  address: '1 Engine Street',
  city: 'Wichita',
  state: 'KS',
  zip: '67202',
};

/** As the service of the trial gets it. */
export const trialAnswers = {
  ...{ fullName: 'Ada Byron', email: 'ada@example.com', address: '1 Engine Street' },
  ...{ city: 'Wichita', state: 'KS', zipCode: '67202' },
};

export const checkout = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Address: '12 St James’s Square',
  City: 'New York',
  'ZIP code': '10001',
} as const;
export const checkoutCard = {
  'Card number': secretCard.number,
  'Expiration date (MM/YY)': secretCard.expiry,
  'Security code': secretCard.code,
  'Name on card': 'SECRET HOLDER',
} as const;

export const instantSite = {
  'Full name': 'Ada Lovelace',
  Email: 'ada@example.com',
  'Business name': 'Analytical Engines',
  'Business description': 'We build engines that compute.',
} as const;
export const instantSiteCard = {
  'Cardholder name': 'SECRET HOLDER',
  'Card number': secretCard.number,
  'Month (MM)': secretCard.month,
  'Year (YY)': secretCard.year,
  CVV: secretCard.code,
  'Billing ZIP code': '90210',
} as const;
