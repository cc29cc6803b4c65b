import * as v from 'valibot';
import { agreement, emailAddress, required } from '../../../components/form/validation';
import { sampleCard } from '../../../content/account/sample-answers';

export const passwordMinimum = 8;

export const signupSchema = v.object({
  fullName: required('Enter your full name'),
  email: emailAddress('Enter your email address'),
  password: v.pipe(
    required('Enter a password'),
    v.minLength(passwordMinimum, `The password needs at least ${passwordMinimum} characters`),
  ),
  // The card is optional, and may be incomplete.
  cardNumber: v.string(),
  expiry: v.string(),
  cvc: v.string(),
  agreed: agreement('Agree to the terms and the privacy policy to continue'),
});
export type SignupValues = v.InferInput<typeof signupSchema>;

export const signupDefaults: SignupValues = {
  fullName: '',
  email: '',
  password: '',
  cardNumber: '',
  expiry: '',
  cvc: '',
  agreed: false,
};

export const signupSampleCard = { cardNumber: sampleCard.number, expiry: sampleCard.expiry, cvc: sampleCard.code };
export const cardFields = { number: 'cardNumber', expiry: 'expiry', code: 'cvc' } as const;
