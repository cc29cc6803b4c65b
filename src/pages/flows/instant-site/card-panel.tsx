import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { CardFields } from '../../../components/form/card/card-fields';
import { FormattedField } from '../../../components/form/card/formatted-field';
import { DemoNotice } from '../../../components/form/demo-notice';
import { TextField } from '../../../components/form/field';
import { fillEmpty, usePrefill } from '../../../components/form/prefill';
import { emptyTexts, required } from '../../../components/form/validation';
import { sampleSiteCard } from '../../../content/flows/instant-site';
import { plainDigits } from '../../../lib/characters';
import type { InstantSitePayment } from '../../../services/checkout/instant-site-price';
import type { VisitorDetails } from '../../../services/submissions/visitor-details';

export const CardPanel = ({ form, payment }: { form: UseFormReturn<CardValues>; payment: InstantSitePayment }) => {
  usePrefill(form, cardStart);
  if (payment !== 'card')
    return (
      <p className="border-moss-read border-l-8 bg-ground-raised p-5 text-lead">
        {payment === 'test'
          ? 'This code makes the order free, so we do not ask for a card.'
          : 'You paid for this package at checkout. Nothing is left to pay, so we do not ask for a card.'}
      </p>
    );
  return (
    <div className="grid gap-6">
      <DemoNotice asksFor="card" onFill={() => fillEmpty(form, sampleSiteCard)} />
      <div className="grid gap-5">
        <TextField
          form={form}
          name="cardName"
          label="Cardholder name"
          autoComplete="cc-name"
          spellCheck={false}
          required
        />
        <CardFields form={form} names={cardNames} labels={{ code: 'CVV' }} required />
      </div>
      <FormattedField
        form={form}
        name="billingZip"
        format={plainDigits}
        label="Billing ZIP code"
        autoComplete="billing postal-code"
        className="max-w-60"
        required
      />
    </div>
  );
};

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

const cardNames = {
  number: 'cardNumber',
  expiry: { month: 'expiryMonth', year: 'expiryYear' },
  code: 'cvv',
} as const;

const cardStart = ({ fullName, zip }: VisitorDetails) => ({ cardName: fullName, billingZip: zip });
