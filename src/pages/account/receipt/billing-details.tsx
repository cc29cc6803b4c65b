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
type Waiting = { email: string | null; typed: Typed; timer?: ReturnType<typeof setTimeout> | undefined };

/**
 * The details that the customer wants on receipts. What is typed is kept a moment later, when the field is left, and when the page
 * is left: each field by itself, onto what is stored by then. A field that nobody types in follows the storage.
 * @returns the details, what their fields call, and the `ref` of the element around them
 */
export const useBillingDetails = () => {
  const email = useStored(userEmail);
  const stored = useStoredBillingDetails(email);
  const [shown, show] = useState<{ of: string | null; typed: Typed }>({ of: email, typed: {} });
  if (shown.of !== email) show({ of: email, typed: {} });
  const waiting = useRef<Waiting>({ email, typed: {} });

  const keep = useCallback(() => {
    const { email: of, typed, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = { email: of, typed: {} };
    try {
      if (of !== null && Object.keys(typed).length > 0) keepBillingDetails(of, typed);
      return true;
    } catch (error) {
      waiting.current.typed = { ...typed, ...waiting.current.typed };
      toast(failureMessage(error));
      return false;
    }
  }, []);

  const change = (name: keyof BillingDetails, value: string) => {
    show(({ of, typed }) => ({ of, typed: { ...typed, [name]: value } }));
    clearTimeout(waiting.current.timer);
    const typed = waiting.current.email === email ? waiting.current.typed : {};
    waiting.current = { email, typed: { ...typed, [name]: value }, timer: setTimeout(keep, pause) };
  };
  /** Once it is kept, a field that was left follows the storage. Nothing is kept of visitors who are signed out. */
  const leave = (name: keyof BillingDetails) => {
    if (keep() && email !== null) show(({ of, typed: { [name]: _, ...typed } }) => ({ of, typed }));
  };
  const whileShown = useCallback(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return { details: { ...(stored ?? noBillingDetails), ...shown.typed }, fields: { change, leave, whileShown } };
};

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
