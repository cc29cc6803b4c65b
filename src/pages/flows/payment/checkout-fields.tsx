import type { UseFormReturn } from 'react-hook-form';
import { useLoginLink } from '../../../components/account/login-link';
import { CardFields } from '../../../components/form/card/card-fields';
import { FormattedField } from '../../../components/form/card/formatted-field';
import { CheckboxField, SelectField } from '../../../components/form/choice-fields';
import { emailField, TextField } from '../../../components/form/field';
import { TextLink } from '../../../components/ui/link';
import {
  billingCountries,
  billingStates,
  checkoutCardNote,
  checkoutHeadings,
  checkoutLabels,
} from '../../../content/flows/checkout';
import { plainDigits } from '../../../lib/characters';
import { href } from '../../../paths';
import { useStored } from '../../../storage/use-stored';
import { authToken } from '../../../storage/visitor-keys';
import { FormSection } from '../parts/form-section';
import { type CheckoutValues, checkoutCard } from './checkout-form-values';

const LogInLink = () => {
  const token = useStored(authToken);
  const linkTo = useLoginLink();
  if (token !== null) return null;
  return (
    <p>
      Have an account? <TextLink {...linkTo(href('login'))}>Log in</TextLink>
    </p>
  );
};

const field = <Name extends keyof CheckoutValues & keyof typeof checkoutLabels>(
  form: UseFormReturn<CheckoutValues>,
  name: Name,
) => ({ form, name, label: checkoutLabels[name] });

export const CheckoutFields = ({ form }: { form: UseFormReturn<CheckoutValues> }) => (
  <div>
    <FormSection id="contact" number={1} title={checkoutHeadings.contact}>
      <LogInLink />
      <TextField form={form} name="email" {...emailField} />
      <CheckboxField {...field(form, 'emailUpdates')} />
    </FormSection>
    <FormSection id="payment" number={2} title={checkoutHeadings.payment} note={checkoutCardNote}>
      <CardFields
        form={form}
        names={checkoutCard}
        labels={{ expiry: 'Expiration date (MM/YY)', code: 'Security code' }}
        required
      />
      <TextField form={form} name="name" label="Name on card" autoComplete="cc-name" spellCheck={false} required />
    </FormSection>
    <FormSection id="billing" number={3} title={checkoutHeadings.billing}>
      <SelectField {...field(form, 'country')} options={billingCountries} autoComplete="billing country-name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field(form, 'firstName')} autoComplete="billing given-name" required />
        <TextField {...field(form, 'lastName')} autoComplete="billing family-name" required />
      </div>
      <TextField {...field(form, 'address')} autoComplete="billing address-line1" required />
      <TextField {...field(form, 'city')} autoComplete="billing address-level2" required />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field(form, 'state')} options={billingStates} autoComplete="billing address-level1" />
        <FormattedField {...field(form, 'zip')} format={plainDigits} autoComplete="billing postal-code" required />
      </div>
    </FormSection>
  </div>
);
