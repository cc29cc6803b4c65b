import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../components/feedback/failure-message';
import { controlLook, FieldFrame } from '../../../components/form/field';
import { toast } from '../../../components/ui/toast/toast';
import { billingDetailsQuery } from '../../../queries/receipts';
import { keepBillingDetails, noBillingDetails } from '../../../services/account/billing-details';
import type { BillingDetails } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { userEmail } from '../../../storage/visitor-keys';

export const billingLabels = { company: 'Company', address: 'Address', taxNumber: 'Tax number' } as const;

const names = Object.keys(billingLabels) as (keyof BillingDetails)[];
const autoComplete = { company: 'organization', address: 'street-address', taxNumber: 'off' } as const;

/** @returns the details that the customer wants on receipts, and the function that changes and keeps them */
export const useBillingDetails = () => {
  const { data } = useQuery(billingDetailsQuery(useStored(userEmail)));
  const [typed, setTyped] = useState<BillingDetails | null>(null);
  const change = (next: BillingDetails) => {
    setTyped(next);
    try {
      keepBillingDetails(next);
    } catch (error) {
      toast(failureMessage(error));
    }
  };
  return [typed ?? data ?? noBillingDetails, change] as const;
};

type Props = { details: BillingDetails; onChange: (next: BillingDetails) => void; isSignedIn: boolean };

export const BillingFields = ({ details, onChange, isSignedIn }: Props) => (
  <fieldset className="grid content-start gap-4 print:hidden">
    <legend className="mb-3 font-semibold">Billing details for your receipts</legend>
    {names.map((name) => {
      const control = {
        id: `billing-${name}`,
        name,
        value: details[name],
        autoComplete: autoComplete[name],
        onChange: ({ target }: { target: { value: string } }) => onChange({ ...details, [name]: target.value }),
      };
      return (
        <FieldFrame key={name} id={control.id} label={billingLabels[name]} error={undefined}>
          {name === 'address' ? (
            <textarea {...control} rows={3} className={controlLook} />
          ) : (
            <input {...control} className={controlLook} />
          )}
        </FieldFrame>
      );
    })}
    <p className="text-fg-quiet text-sm">
      {isSignedIn
        ? 'Kept with your account, for all receipts, as long as this browser keeps it.'
        : 'Kept only as long as this page is open.'}
    </p>
  </fieldset>
);
