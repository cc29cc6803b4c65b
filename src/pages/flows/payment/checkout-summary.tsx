import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DiscountBox } from '../../../components/form/discount-box';
import { NoWrapCompounds } from '../../../components/ui/no-wrap-compounds';
import { TextList } from '../../../components/ui/text-list';
import type { CheckoutPlanId } from '../../../content/catalogue/plans';
import { formatCents } from '../../../content/format/money';
import { useUrlState } from '../../../hooks/use-url-state';
import { doubleClick } from '../../../lib/double-click';
import { onlyValue } from '../../../lib/links';
import { type CheckoutPrice, normalizeCode, priceCheckout } from '../../../services/checkout/checkout';
import { AddressRemark, codeRemark } from '../../parts/address-remark';
import { OrderSummary } from '../parts/order-summary';
import type { CheckoutValues } from './checkout-fields';

/** @returns `isSettled`: whether the total is still the one that was shown; `forgetAddress` takes the code out of the address */
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
    if (normalizeCode(discountCode) !== '' && priceCheckout(planId, discountCode).discount?.code !== applied) {
      apply(' Nothing has been charged yet: press Pay now again to pay this amount.');
      changedAt.current = performance.now();
    }
    return performance.now() - changedAt.current > doubleClick;
  };
  const { remark, forgetAddress } = useCodeInAddress(form, (code) => {
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
    remark,
    isSettled,
    forgetAddress,
  };
};

/** `?code=` counts as typed once, and wins over the draft: call this after `useDraft`. */
const useCodeInAddress = (form: UseFormReturn<CheckoutValues>, enter: (code: string) => void) => {
  const [query, update] = useUrlState();
  // The remark stays until the page is left, because the address loses a code that is not applied.
  const [remark] = useState(() => codeRemark(query));
  const asked = onlyValue(query, 'code') ?? '';
  const forget = () => {
    if (asked !== '') update({ code: '' });
  };
  const enterAsked = useEffectEvent(() => enter(asked));
  const follow = useEffectEvent(() => {
    if (normalizeCode(form.getValues('appliedCode')) !== normalizeCode(asked)) forget();
  });
  useEffect(() => {
    if (asked === '') return;
    enterAsked();
    follow();
    const { unsubscribe } = form.watch(() => follow());
    return unsubscribe;
  }, [asked, form]);
  return { remark, forgetAddress: forget };
};

const PlanNote = ({ plan }: { plan: CheckoutPrice['plan'] }) => (
  <>
    <p className="mt-1 text-fg-quiet">
      <NoWrapCompounds text={plan.summary} />
    </p>
    <TextList
      items={plan.includes}
      className="mt-4 grid gap-1 text-sm lg:mt-3 lg:gap-0"
      itemLook="flex gap-3 before:mt-2 before:size-2 before:shrink-0 before:bg-sun"
    />
  </>
);

type Props = {
  discountBox: ReturnType<typeof useDiscount>;
  /** The button that pays. */
  children: ReactElement;
};

export const CheckoutSummary = ({ discountBox, children }: Props) => {
  const { plan, discount, totalCents } = discountBox.price;
  return (
    <OrderSummary
      note={<PlanNote plan={plan} />}
      lines={[
        { label: plan.name, cents: plan.amountCents },
        ...(discount
          ? [
              {
                code: discount.code,
                label: `(${discount.percentOff}% off)`,
                cents: -discount.cents,
                onRemove: discountBox.remove,
              },
            ]
          : []),
      ]}
      totalCents={totalCents}
      periodText={
        discount && plan.billing === 'monthly'
          ? `today’s payment; then ${formatCents(plan.amountCents)} ${plan.periodText}`
          : plan.periodText
      }
    >
      <AddressRemark remark={discountBox.remark} />
      <DiscountBox
        code={discountBox.typed}
        onChange={discountBox.setTyped}
        onApply={() => discountBox.apply()}
        message={discountBox.message}
      />
      <div className="grid gap-3">
        <p className="text-fg-quiet text-sm">
          <NoWrapCompounds text={plan.termsText} />
        </p>
        {children}
      </div>
    </OrderSummary>
  );
};
