import * as v from 'valibot';
import { agreement, emailAddress, emptyTexts, required } from '../../../components/form/validation';
import { trial } from '../../../content/catalogue/plans';
import type { VisitorDetails } from '../../../services/submissions/visitor-details';
import { trialTierIds } from '../../../services/trial/own-trial';

/** Every field is required. Card fields must not be empty; their content is not validated. */
export const trialSchema = v.object({
  plan: v.picklist(trialTierIds, 'Choose a plan'),
  fullName: required('Enter your full name'),
  email: emailAddress('Enter your email address'),
  cardNumber: required('Enter the card number'),
  expiryDate: required('Enter the expiry date'),
  cvv: required('Enter the security code'),
  address: required('Enter your address'),
  city: required('Enter your city'),
  state: required('Enter your state'),
  zipCode: required('Enter your ZIP code'),
  agreement: agreement('Accept the free trial agreement'),
});

export const trialCard = { number: 'cardNumber', expiry: 'expiryDate', code: 'cvv' } as const;

export type TrialValues = v.InferInput<typeof trialSchema>;

export const trialDefaults: TrialValues = {
  ...emptyTexts(trialSchema),
  plan: trial.defaultTierId,
  agreement: false,
};

export const trialStart = ({ fullName, email, address, city, state, zip }: VisitorDetails) => ({
  fullName,
  email,
  address,
  city,
  state,
  zipCode: zip,
});
