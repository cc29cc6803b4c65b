import * as v from 'valibot';
import { agreement, emailAddress, required } from '../../../components/form/validation';
import { sampleCard } from '../../../content/account/sample-answers';

export const passwordMinimum = 8;

/** The names of the card's fields. */
export const cardFields = { number: 'cardNumber', expiry: 'expiry', code: 'cvc' } as const;

type CardName = (typeof cardFields)[keyof typeof cardFields];
const card = [['cardNumber'], ['expiry'], ['cvc']] as const;

/** The card is optional: none of its fields is filled, or all. */
const isWhole = (name: CardName) => (typed: Readonly<Record<CardName, string>>) =>
  typed[name].trim() !== '' || card.every(([part]) => typed[part].trim() === '');

export const signupSchema = v.pipe(
  v.object({
    fullName: required('Enter your full name'),
    email: emailAddress('Enter your email address'),
    password: v.pipe(
      required('Enter a password'),
      v.minLength(passwordMinimum, `The password needs at least ${passwordMinimum} characters`),
    ),
    cardNumber: v.string(),
    expiry: v.string(),
    cvc: v.string(),
    agreed: agreement('Agree to the terms and the privacy policy to continue'),
  }),
  v.forward(v.partialCheck(card, isWhole('cardNumber'), 'Enter the card number, or remove the card'), ['cardNumber']),
  v.forward(v.partialCheck(card, isWhole('expiry'), 'Enter the expiry date, or remove the card'), ['expiry']),
  v.forward(v.partialCheck(card, isWhole('cvc'), 'Enter the CVC, or remove the card'), ['cvc']),
);
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
