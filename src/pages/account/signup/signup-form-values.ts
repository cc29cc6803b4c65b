import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { agreement, emailAddress, emptyTexts, required } from '../../../components/form/validation';
import { sampleCard } from '../../../content/account/sample-answers';

export const passwordMinimum = 8;

export const signupCard = { number: 'cardNumber', expiry: 'expiry', code: 'cvc' } as const;

const withoutCard = v.object({
  fullName: required('Enter your full name'),
  email: emailAddress('Enter your email address'),
  password: v.pipe(
    required('Enter a password'),
    v.minLength(passwordMinimum, `The password needs at least ${passwordMinimum} characters`),
  ),
  cardNumber: v.string(),
  expiry: v.string(),
  cvc: v.string(),
  agreed: agreement('Agree to the terms of service and the privacy policy to continue'),
});
const withCard = v.object({
  ...withoutCard.entries,
  cardNumber: required('Enter the card number, or remove the card'),
  expiry: required('Enter the expiry date, or remove the card'),
  cvc: required('Enter the security code, or remove the card'),
});
export type SignupValues = v.InferOutput<typeof withoutCard>;

/** The card is optional: none of its fields is filled, or all. */
export const signupResolver: Resolver<SignupValues> = (values, ...options) => {
  const hasCard = Object.values(signupCard).some((name) => values[name].trim() !== '');
  return valibotResolver(hasCard ? withCard : withoutCard)(values, ...options);
};

export const signupDefaults: SignupValues = { ...emptyTexts(withoutCard), agreed: false };

export const signupSampleCard = { cardNumber: sampleCard.number, expiry: sampleCard.expiry, cvc: sampleCard.code };
