import type { ReactElement } from 'react';
import { DiscountBox } from '../../../components/form/discount-box';
import { NoWrapCompounds } from '../../../components/ui/no-wrap-compounds';
import { TextList } from '../../../components/ui/text-list';
import { formatCents } from '../../../content/format/money';
import type { CheckoutPrice } from '../../../services/checkout/checkout';
import { AddressRemark } from '../../parts/address-remark';
import { OrderSummary, RemoveCode } from '../parts/order-summary';
import type { useDiscount } from './use-discount';

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
  const remove = () => {
    discountBox.remove();
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
                code: discount.code,
                label: `(${discount.percentOff}% off)`,
                cents: -discount.cents,
                action: <RemoveCode what={discount.code} onRemove={remove} />,
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
