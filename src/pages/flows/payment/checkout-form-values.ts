import * as v from 'valibot';
import { emailAddress, emptyTexts, required } from '../../../components/form/validation';
import { billingCountries, billingStates } from '../../../content/flows/checkout';
import type { VisitorDetails } from '../../../services/submissions/visitor-details';

export const checkoutShape = v.object({
  email: emailAddress('Enter your email address'),
  emailUpdates: v.boolean(),
  cardNumber: required('Enter the card number'),
  expiry: required('Enter the expiration date'),
  cvc: required('Enter the security code'),
  name: required('Enter the name on the card'),
  country: v.string(),
  firstName: required('Enter your first name'),
  lastName: required('Enter your last name'),
  address: required('Enter your street address'),
  city: required('Enter your city'),
  state: v.string(),
  zip: required('Enter your ZIP code'),
  discountCode: v.string(),
  appliedCode: v.string(),
});
export type CheckoutValues = v.InferOutput<typeof checkoutShape>;

export const checkoutInitial: CheckoutValues = {
  ...emptyTexts(checkoutShape),
  emailUpdates: false,
  country: billingCountries[0]?.value ?? '',
};

const knownOption = (options: readonly { value: string }[], value: string, fallback: string) =>
  options.some((option) => option.value === value) ? value : fallback;

export const checkoutStart = ({ fullName, country, state, ...known }: VisitorDetails) => ({
  ...known,
  name: fullName,
  country: knownOption(billingCountries, country, checkoutInitial.country),
  state: knownOption(billingStates, state, ''),
});

export const checkoutCard = { number: 'cardNumber', expiry: 'expiry', code: 'cvc' } as const;
