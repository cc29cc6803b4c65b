import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { DiscountBox } from '../../../components/form/discount-box';
import { SubmitButton } from '../../../components/form/submit-button';
import { Unbroken } from '../../../components/ui/unbroken';
import { formatCents } from '../../../lib/money';
import { type CheckoutPrice, priceCheckout } from '../../../services/checkout';
import { OrderSummary } from '../order-summary';
import type { CheckoutValues } from './checkout-form-values';

const PlanNote = ({ plan }: { plan: CheckoutPrice['plan'] }) => (
  <>
    <p className="mt-1 text-fg-quiet">
      <Unbroken text={plan.summary} />
    </p>
    <ul className="mt-4 grid gap-1 text-sm lg:mt-3 lg:gap-0">
      {plan.includes.map((item) => (
        <li key={item} className="flex gap-3 before:mt-2 before:size-2 before:shrink-0 before:bg-sun">
          {item}
        </li>
      ))}
    </ul>
  </>
);

/** The plan, its price with the applied code, the discount box and the button. */
export const CheckoutSummary = (props: {
  form: UseFormReturn<CheckoutValues>;
  price: CheckoutPrice;
  isBusy: boolean;
  /** What went wrong with the last attempt, beside the button. */
  problem: string;
}) => {
  const { form, price, isBusy, problem } = props;
  const { plan, discount, totalCents } = price;
  const [told, setTold] = useState({ message: '', code: '' });
  const typed = useWatch({ control: form.control, name: 'discountCode' });

  const setApplied = (code: string) => form.setValue('appliedCode', code, { shouldDirty: true });
  const apply = () => {
    const next = priceCheckout(plan.id, typed);
    // A code that checkout does not know takes an applied one away; the spec wants no toast for it.
    const code = next.discount?.code ?? '';
    setApplied(code);
    const what = next.discount ? `${code} applied: ${next.discount.percentOff}% off` : 'No discount applied';
    setTold({ message: `${what}. Total ${formatCents(next.totalCents)}.`, code });
  };
  const remove = () => {
    setApplied('');
    form.setValue('discountCode', '', { shouldDirty: true });
    setTold({ message: `Discount removed. Total ${formatCents(price.subtotalCents)}.`, code: '' });
    document.getElementById('order-summary')?.querySelector('input')?.focus();
  };

  return (
    <OrderSummary
      note={<PlanNote plan={plan} />}
      lines={[
        { label: plan.name, cents: plan.amountCents },
        ...(discount
          ? [
              {
                label: `${discount.code} (${discount.percentOff}% off)`,
                cents: -discount.cents,
                action: (
                  <button
                    type="button"
                    onClick={remove}
                    disabled={isBusy}
                    className="min-h-6 text-link text-sm disabled:text-fg-quiet disabled:no-underline"
                  >
                    Remove <span className="sr-only">{discount.code}</span>
                  </button>
                ),
              },
            ]
          : []),
      ]}
      totalCents={totalCents}
      periodText={plan.periodText}
    >
      <DiscountBox
        code={typed}
        onChange={(code) => form.setValue('discountCode', code, { shouldDirty: true })}
        onApply={apply}
        // Starting over takes the code away without a word from here.
        isLocked={isBusy}
        message={told.code === (discount?.code ?? '') ? told.message : ''}
      />
      <div className="grid gap-3">
        <p className="text-fg-quiet text-sm">
          <Unbroken text={plan.termsText} />
        </p>
        <SubmitButton isBusy={isBusy} problem={problem}>
          Pay now
        </SubmitButton>
      </div>
    </OrderSummary>
  );
};
