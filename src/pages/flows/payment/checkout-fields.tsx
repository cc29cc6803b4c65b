import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { useLoginLink } from '../../../components/account/login-link';
import { CardFields } from '../../../components/form/card/card-fields';
import { FormattedField } from '../../../components/form/card/formatted-field';
import { CheckboxField, SelectField } from '../../../components/form/choice-fields';
import { emailField, TextField } from '../../../components/form/field';
import { emailAddress, emptyTexts, required } from '../../../components/form/validation';
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
import type { VisitorDetails } from '../../../services/submissions/visitor-details';
import { useStored } from '../../../storage/use-stored';
import { authToken } from '../../../storage/visitor-keys';
import { FormSection } from '../parts/form-section';

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
