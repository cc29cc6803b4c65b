import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CardFields } from '../../../components/form/card/card-fields';
import { CheckboxField, FieldGroup } from '../../../components/form/choice-fields';
import { Button, newTab } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { href } from '../../../paths';
import { type SignupValues, signupCard } from './signup-form-values';

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
