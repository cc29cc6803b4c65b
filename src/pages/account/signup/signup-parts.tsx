import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { type Resolver, type UseFormReturn, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { CardFields } from '../../../components/form/card/card-fields';
import { CheckboxField, FieldGroup } from '../../../components/form/choice-fields';
import { agreement, emailAddress, emptyTexts, required } from '../../../components/form/validation';
import { Button, newTab } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { sampleCard } from '../../../content/account/sample-answers';
import { href } from '../../../paths';

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
type SignupValues = v.InferOutput<typeof withoutCard>;

/** The card is optional: none of its fields is filled, or all. */
export const signupResolver: Resolver<SignupValues> = (values, ...options) => {
  const hasCard = Object.values(signupCard).some((name) => values[name].trim() !== '');
  return valibotResolver(hasCard ? withCard : withoutCard)(values, ...options);
};

export const signupDefaults: SignupValues = { ...emptyTexts(withoutCard), agreed: false };

export const signupSampleCard = { cardNumber: sampleCard.number, expiry: sampleCard.expiry, cvc: sampleCard.code };

const cardNames = Object.values(signupCard);

type Props = { form: UseFormReturn<SignupValues>; isOpen: boolean; onToggle: (isOpen: boolean) => void };

/** 'Payment method (optional)': its button shows the fields of a card, or removes them with what was typed. */
export const OptionalCard = ({ form, isOpen, onToggle }: Props) => {
  const isEmpty = useWatch({ control: form.control, name: cardNames }).every((part) => part.trim() === '');
  // An empty card is complete, so that no field of it is missing any more.
  useEffect(() => {
    if (isEmpty) form.clearErrors(cardNames);
  }, [isEmpty, form]);
  const toggle = () => {
    for (const name of cardNames) form.setValue(name, '');
    onToggle(!isOpen);
  };
  return (
    <div className="grid gap-5 border-y py-5">
      <div className="flex items-center justify-between gap-4">
        <p>
          <strong>Payment method</strong> <span className="text-fg-quiet">(optional)</span>
        </p>
        <Button size="small" onClick={toggle} aria-expanded={isOpen}>
          {isOpen ? 'Remove' : 'Add Card'}
        </Button>
      </div>
      {isOpen && (
        <FieldGroup legend="Card" note="You can leave this empty and add a card later.">
          <CardFields form={form} names={signupCard} labels={{ expiry: 'Expiry MM/YY', code: 'CVC' }} />
        </FieldGroup>
      )}
    </div>
  );
};

/** The agreement to the terms. Its links open a new tab, because the form would lose its password. */
export const TermsAgreement = ({ form }: { form: UseFormReturn<SignupValues> }) => (
  <CheckboxField
    form={form}
    name="agreed"
    required
    label={
      <span>
        I agree to the{' '}
        <TextLink to={href('terms')} {...newTab}>
          terms of service
        </TextLink>{' '}
        and the{' '}
        <TextLink to={href('privacy')} {...newTab}>
          privacy policy
        </TextLink>
      </span>
    }
  />
);
