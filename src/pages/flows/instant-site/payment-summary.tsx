import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DiscountBox } from '../../../components/form/discount-box';
import { PayButton } from '../../../components/payment/pay-button';
import { toast } from '../../../components/ui/toast/toast';
import { testCodeTexts } from '../../../content/flows/instant-site';
import { formatCents } from '../../../content/format/money';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { normalizeCode } from '../../../services/checkout/checkout';
import { fulfillInstantSite } from '../../../services/checkout/instant-site';
import { type InstantSitePrice, isTestCode } from '../../../services/checkout/instant-site-price';
import type { PaymentDeclined } from '../../../services/errors';
import { OrderSummary, RemoveCode } from '../parts/order-summary';
import type { InstantSiteForm } from './fields';

const { applied, refused } = testCodeTexts;

export const PaymentSummary = (props: {
  form: InstantSiteForm;
  price: InstantSitePrice;
  onSettled: () => void;
  onDeclined: (error: PaymentDeclined) => void;
  onTestMode: () => void;
}) => {
  const { form, price, onSettled, onDeclined, onTestMode } = props;
  const code = useWatch({ control: form.control, name: 'discountCode' });
  const [isWrong, setIsWrong] = useState(false);
  const isTest = price.payment === 'test';

  const apply = () => {
    const typed = form.getValues('discountCode');
    if (normalizeCode(typed) === '') return;
    const isAccepted = isTestCode(typed);
    setIsWrong(!isAccepted);
    toast(isAccepted ? applied.toast : refused.toast);
    if (!isAccepted) return;
    form.setValue('appliedCode', typed, { shouldDirty: true });
    onTestMode();
  };
  const change = (typed: string) => {
    setIsWrong(false);
    form.setValue('discountCode', typed, { shouldDirty: true });
  };
  const remove = () => {
    form.setValue('appliedCode', '', { shouldDirty: true });
    form.setValue('discountCode', '', { shouldDirty: true });
    moveFocusWhenRemoved(() => document.getElementById('order-summary')?.querySelector('input'));
  };
  const lines = price.lines.map((line) => ({
    ...line,
    action: isTest && line.cents < 0 && <RemoveCode what={line.label} onRemove={remove} />,
  }));
  const label = isTest ? 'Complete Order (Test Mode)' : `Complete Order - ${formatCents(price.totalCents)}`;

  return (
    <OrderSummary lines={lines} totalCents={price.totalCents} periodText="one-time">
      {price.payment !== 'paid' && (
        <DiscountBox
          code={code}
          onChange={change}
          onApply={apply}
          message={isTest ? applied.lasting : isWrong ? refused.lasting : ''}
          isWrong={isWrong}
          isLocked={isTest}
        />
      )}
      <div className="grid gap-3">
        <PayButton kind="instant-site" fulfill={fulfillInstantSite} onSettled={onSettled} onDeclined={onDeclined}>
          {label}
        </PayButton>
      </div>
    </OrderSummary>
  );
};
