import * as v from 'valibot';
import { emptyTexts, required } from '../../../components/form/validation';
import { sampleCard } from '../../../content/account/sample-answers';
import { sampleContact } from '../../../content/flows/checkout';
import type { KnownDetails } from '../../../services/submissions/known-details';

/** Schema of the card fields. They are a form of their own, so that no draft and no order contains them. */
export const cardShape = v.object({
  cardName: required('Enter the name on the card'),
  cardNumber: required('Enter the card number'),
  expiryMonth: required('Enter the month'),
  expiryYear: required('Enter the year'),
  cvv: required('Enter the security code'),
  billingZip: required('Enter the billing ZIP code'),
});
export type CardValues = v.InferOutput<typeof cardShape>;

export const emptyCard: CardValues = emptyTexts(cardShape);

/** What the form starts with. */
export const cardStart = ({ fullName, zip }: KnownDetails) => ({ cardName: fullName, billingZip: zip });

export const sampleCardValues: CardValues = {
  cardName: sampleCard.holder,
  cardNumber: sampleCard.number,
  expiryMonth: sampleCard.month,
  expiryYear: sampleCard.year,
  cvv: sampleCard.code,
  billingZip: sampleContact.zip,
};
