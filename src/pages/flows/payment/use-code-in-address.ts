import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useUrlState } from '../../../hooks/use-url-state';
import { normaliseCode } from '../../../services/flows/checkout';
import { onlyValue } from '../../../services/flows/chosen-plan';
import type { CheckoutValues } from './checkout-form-values';

/**
 * The discount code in the address, `?code=`. It counts as typed once, and wins over the draft: call this after `useDraft`.
 * When another code or none is applied, it is taken out of the address, so that reload and Back do not bring it back.
 * @param enter types and applies a code
 * @returns the function that takes the code out of the address
 */
export const useCodeInAddress = (form: UseFormReturn<CheckoutValues>, enter: (code: string) => void) => {
  const [query, update] = useUrlState();
  const asked = onlyValue(query, 'code')?.trim() ?? '';
  const forget = () => {
    if (asked !== '') update({ code: '' });
  };
  const enterAsked = useEffectEvent(() => enter(asked));
  const follow = useEffectEvent(() => {
    if (normaliseCode(form.getValues('appliedCode')) !== normaliseCode(asked)) forget();
  });
  useEffect(() => {
    if (asked === '') return;
    enterAsked();
    follow();
    const { unsubscribe } = form.watch(() => follow());
    return unsubscribe;
  }, [asked, form]);
  return forget;
};
