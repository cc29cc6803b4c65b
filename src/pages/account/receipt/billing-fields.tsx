import type { BillingDetails } from '../../../storage/schema';
import { ActField } from '../project/act-form';
import type { useBillingDetails } from './use-billing-details';

export const billingLabels = { company: 'Company', address: 'Address', taxNumber: 'Tax number' } as const;

export const billingNames = Object.keys(billingLabels) as (keyof BillingDetails)[];
const autoComplete = { company: 'organization', address: 'street-address', taxNumber: 'off' } as const;

type Props = ReturnType<typeof useBillingDetails> & { isSignedIn: boolean };

export const BillingFields = ({ details, fields, isSignedIn }: Props) => (
  <fieldset ref={fields.whileShown} className="grid content-start gap-4 print:hidden">
    <legend className="mb-3 font-semibold">Billing details for your receipts</legend>
    {billingNames.map((name) => (
      <ActField
        key={name}
        name={name}
        label={billingLabels[name]}
        value={details[name]}
        autoComplete={autoComplete[name]}
        onChange={({ target }: { target: { value: string } }) => fields.change(name, target.value)}
        onBlur={() => fields.leave(name)}
        {...(name === 'address' && { rows: 3 })}
      />
    ))}
    <p className="text-fg-quiet text-sm">
      {isSignedIn
        ? 'Kept with your account, for all receipts, as long as this browser keeps it.'
        : 'Kept only as long as this page is open.'}
    </p>
  </fieldset>
);
