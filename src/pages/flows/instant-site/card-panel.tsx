import type { UseFormReturn } from 'react-hook-form';
import { CardFields } from '../../../components/form/card/card-fields';
import { FormattedField } from '../../../components/form/card/formatted-field';
import { DemoNotice } from '../../../components/form/demo-notice';
import { fillEmpty } from '../../../components/form/fill-empty';
import { usePrefill } from '../../../components/form/use-prefill';
import { plainDigits } from '../../../lib/characters';
import type { InstantSitePayment } from '../../../services/flows/instant-site-price';
import { type CardValues, cardStart, sampleCardValues } from './payment-values';

/** The card fields, or the reason why no card is needed. */
export const CardPanel = ({ form, payment }: { form: UseFormReturn<CardValues>; payment: InstantSitePayment }) => {
  usePrefill(form, cardStart);
  if (payment !== 'card')
    return (
      <p className="border-moss border-l-8 bg-ground-raised p-5 text-lead">
        {payment === 'test'
          ? 'This code makes the order free, so we do not ask for a card.'
          : 'You paid for this package at checkout. Nothing is left to pay, so we do not ask for a card.'}
      </p>
    );
  return (
    <div className="grid gap-6">
      <DemoNotice asksFor="card" onFill={() => fillEmpty(form, sampleCardValues)} />
      <CardFields
        form={form}
        holder={{ name: 'cardName', label: 'Cardholder name' }}
        number={{ name: 'cardNumber', label: 'Card number' }}
        expiry={{
          month: { name: 'expiryMonth', label: 'Month (MM)' },
          year: { name: 'expiryYear', label: 'Year (YY)' },
        }}
        code={{ name: 'cvv', label: 'CVV' }}
        required
      />
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
