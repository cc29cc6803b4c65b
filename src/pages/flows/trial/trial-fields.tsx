import type { UseFormReturn } from 'react-hook-form';
import { CardFields } from '../../../components/form/card/card-fields';
import { FormattedField } from '../../../components/form/card/formatted-field';
import { FieldGroup } from '../../../components/form/choice-fields';
import { emailField, TextField } from '../../../components/form/field';
import { subscribePage, trialLabels } from '../../../content/flows/subscribe';
import { plainDigits } from '../../../lib/characters';
import { type TrialValues, trialCard } from './trial-form-values';

const { personal, card, address } = subscribePage.payment;

export const TrialFields = ({ form }: { form: UseFormReturn<TrialValues> }) => (
  <>
    <FieldGroup legend={personal}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="fullName" label={trialLabels.fullName} autoComplete="name" required />
        <TextField form={form} name="email" {...emailField} />
      </div>
    </FieldGroup>
    <FieldGroup legend={card}>
      <CardFields form={form} names={trialCard} labels={{ expiry: 'Expiry date (MM/YY)', code: 'CVV' }} required />
    </FieldGroup>
    <FieldGroup legend={address}>
      <TextField form={form} name="address" label={trialLabels.address} autoComplete="address-line1" required />
      <div className="grid gap-5 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField form={form} name="city" label={trialLabels.city} autoComplete="address-level2" required />
        <TextField form={form} name="state" label={trialLabels.state} autoComplete="address-level1" required />
        <FormattedField
          form={form}
          name="zipCode"
          label={trialLabels.zipCode}
          format={plainDigits}
          autoComplete="postal-code"
          required
        />
      </div>
    </FieldGroup>
  </>
);
