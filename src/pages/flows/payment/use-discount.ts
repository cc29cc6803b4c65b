import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CheckoutPlanId } from '../../../content/catalogue/plans';
import { formatCents } from '../../../content/format/money';
import { priceCheckout } from '../../../services/flows/checkout';
import type { CheckoutValues } from './checkout-form-values';

/** Milliseconds in which a second press is the same double click, made before the new total could be read. */
const oneGesture = 500;

/**
 * The code as typed and as applied, and what the plan costs with it.
 * @param form holds both codes, so that a draft keeps them
 * @returns `message` says aloud what became of the last code; `isSettled` applies a typed code, and tells whether the
 *   total on the page is the one that was there when the button was pressed
 */
export const useDiscount = (form: UseFormReturn<CheckoutValues>, planId: CheckoutPlanId) => {
  const [told, setTold] = useState({ message: '', code: '' });
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const typed = useWatch({ control: form.control, name: 'discountCode' });
  const price = priceCheckout(planId, useWatch({ control: form.control, name: 'appliedCode' }));

  const setTyped = (code: string) => form.setValue('discountCode', code, { shouldDirty: true });
  const setApplied = (code: string) => form.setValue('appliedCode', code, { shouldDirty: true });
  const apply = (more = '') => {
    const next = priceCheckout(planId, form.getValues('discountCode'));
    // A code that checkout does not know takes an applied one away; the spec wants no toast for it.
    const code = next.discount?.code ?? '';
    setApplied(code);
    const what = next.discount ? `${code} applied: ${next.discount.percentOff}% off` : 'No discount applied';
    setTold({ message: `${what}. Total ${formatCents(next.totalCents)}.${more}`, code });
  };
  const remove = () => {
    setApplied('');
    setTyped('');
    setTold({ message: `Discount removed. Total ${formatCents(price.subtotalCents)}.`, code: '' });
  };
  const isSettled = (): boolean => {
    const { discountCode, appliedCode } = form.getValues();
    const applied = priceCheckout(planId, appliedCode).discount?.code;
    if (discountCode.trim() !== '' && priceCheckout(planId, discountCode).discount?.code !== applied) {
      apply(' Nothing was charged yet: press the button again to pay this.');
      changedAt.current = Date.now();
    }
    return Date.now() - changedAt.current > oneGesture;
  };
  return {
    typed,
    price,
    // Starting over takes the code away without a word from here.
    message: told.code === (price.discount?.code ?? '') ? told.message : '',
    setTyped,
    apply,
    remove,
    isSettled,
  };
};
