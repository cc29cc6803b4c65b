import { useCallback, useRef, useState } from 'react';
import { failureMessage } from '../../../components/feedback/failure-message';
import { toast } from '../../../components/ui/toast/toast';
import { useStoredBillingDetails } from '../../../queries/receipts';
import { keepBillingDetails, noBillingDetails } from '../../../services/account/billing-details';
import type { BillingDetails } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { userEmail } from '../../../storage/visitor-keys';
import { ActField } from '../project/act-form';

/** How long after the last key press what was typed is kept, in milliseconds. */
const pause = 250;

type Typed = Partial<BillingDetails>;

/**
 * The details that the customer wants on receipts. What is typed is kept a moment later, when the field is left, and when the page
 * is left: each field by itself, onto what is stored by then. A field that nobody types in follows the storage. Another customer
 * has a page of their own (`Guard`).
 * @returns the details, whether they are kept, what their fields call, and the `ref` of the element around them
 */
export const useBillingDetails = () => {
  const email = useStored(userEmail);
  const stored = useStoredBillingDetails(email);
  const [typed, setTyped] = useState<Typed>({});
  const waiting = useRef<Typed>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    const changed = waiting.current;
    clearTimeout(timer.current);
    waiting.current = {};
    try {
      if (email !== null && Object.keys(changed).length > 0) keepBillingDetails(email, changed);
      return true;
    } catch (error) {
      waiting.current = changed;
      toast(failureMessage(error));
      return false;
    }
  }, [email]);

  const change = (name: keyof BillingDetails, value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    waiting.current = { ...waiting.current, [name]: value };
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pause);
  };
  /** Once it is kept, a field that was left follows the storage. Nothing is kept of visitors who are signed out. */
  const leave = (name: keyof BillingDetails) => {
    if (keep() && email !== null) setTyped(({ [name]: _, ...others }) => others);
  };
  const whileShown = useCallback(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const details = { ...(stored ?? noBillingDetails), ...typed };
  return { details, isKept: email !== null, fields: { change, leave, whileShown } };
};

export const billingLabels = { company: 'Company', address: 'Address', taxNumber: 'Tax number' } as const;

export const billingNames = Object.keys(billingLabels) as (keyof BillingDetails)[];
const autoComplete = { company: 'organization', address: 'street-address', taxNumber: 'off' } as const;

export const BillingFields = ({ details, fields, isKept }: ReturnType<typeof useBillingDetails>) => (
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
      {isKept
        ? 'Kept with your account, for all receipts, as long as this browser keeps it.'
        : 'Kept only as long as this page is open.'}
    </p>
  </fieldset>
);
