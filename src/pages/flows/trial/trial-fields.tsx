import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { CardFields } from '../../../components/form/card/card-fields';
import { FormattedField } from '../../../components/form/card/formatted-field';
import { CheckboxField, FieldGroup } from '../../../components/form/choice-fields';
import { emailField, fillField, TextField } from '../../../components/form/field';
import { agreement, emailAddress, emptyTexts, required } from '../../../components/form/validation';
import { Button } from '../../../components/ui/button';
import { trial } from '../../../content/catalogue/plans';
import { subscribePage, trialLabels } from '../../../content/flows/subscribe';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { plainDigits } from '../../../lib/characters';
import { unlessSavingData } from '../../../lib/load-ahead';
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

const { agreement: texts } = subscribePage;

const loadDialog = async () => (await import('./agreement-dialog')).AgreementDialog;

export const TrialAgreement = ({ form }: { form: UseFormReturn<TrialValues> }) => {
  const [AgreementDialog, load] = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const open = async () => {
    setProblem('');
    const isLoaded = (await load()) !== null;
    setIsOpen(isLoaded);
    if (!isLoaded) setProblem(texts.notOpened);
  };
  const accept = () => {
    fillField(form, 'agreement', true);
    setIsOpen(false);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        onClick={open}
        onPointerEnter={unlessSavingData(load)}
        onFocus={unlessSavingData(load)}
        aria-haspopup="dialog"
      >
        {texts.open}
      </Button>
      <p role="alert" className="text-sm empty:hidden">
        {problem}
      </p>
      <CheckboxField form={form} name="agreement" label={texts.accept} required />
      {AgreementDialog && <AgreementDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onAccept={accept} />}
    </div>
  );
};
