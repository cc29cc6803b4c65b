import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckoutPlanId } from '../../../content/catalogue/plans';
import { formatCents } from '../../../content/format/money';
import { doubleClick } from '../../../hooks/use-action';
import { priceCheckout } from '../../../services/flows/checkout';
import type { CheckoutValues } from './checkout-form-values';
import { useCodeInAddress } from './use-code-in-address';

/**
 * The typed and the applied discount code, and the price with it.
 * @param form has both codes as values, so that the draft keeps them
 * @returns `message` is the result of the last code, for a live region; `isSettled` applies a typed code, and returns
 *   whether the displayed total is still the one that was displayed when the button was pressed; `forgetAddress` takes the code
 *   out of the address
 */
export const useDiscount = (form: UseFormReturn<CheckoutValues>, planId: CheckoutPlanId) => {
  const [last, setLast] = useState({ message: '', code: '' });
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const typed = useWatch({ control: form.control, name: 'discountCode' });
  const price = priceCheckout(planId, useWatch({ control: form.control, name: 'appliedCode' }));

  const setTyped = (code: string) => form.setValue('discountCode', code, { shouldDirty: true });
  const setApplied = (code: string) => form.setValue('appliedCode', code, { shouldDirty: true });
  const apply = (more = '') => {
    const next = priceCheckout(planId, form.getValues('discountCode'));
    // An unknown code removes the applied one, without a toast.
    const code = next.discount?.code ?? '';
    setApplied(code);
    const what = next.discount ? `${code} applied: ${next.discount.percentOff}% off` : 'No discount applied';
    setLast({ message: `${what}. Total ${formatCents(next.totalCents)}.${more}`, code });
  };
  const remove = () => {
    setApplied('');
    setTyped('');
    setLast({ message: `Discount removed. Total ${formatCents(price.subtotalCents)}.`, code: '' });
  };
  const isSettled = (): boolean => {
    const { discountCode, appliedCode } = form.getValues();
    const applied = priceCheckout(planId, appliedCode).discount?.code;
    if (discountCode.trim() !== '' && priceCheckout(planId, discountCode).discount?.code !== applied) {
      apply(' Nothing has been charged yet: press Pay now again to pay this amount.');
      changedAt.current = performance.now();
    }
    return performance.now() - changedAt.current > doubleClick;
  };
  const forgetAddress = useCodeInAddress(form, (code) => {
    setTyped(code);
    apply();
  });
  return {
    typed,
    price,
    // No message after 'Clear form', which removes the code, too.
    message: last.code === (price.discount?.code ?? '') ? last.message : '',
    setTyped,
    apply,
    remove,
    isSettled,
    forgetAddress,
  };
};
