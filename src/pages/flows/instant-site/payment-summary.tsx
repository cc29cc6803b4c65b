import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DiscountBox } from '../../../components/form/discount-box';
import { PayButton, type SlotProps } from '../../../components/payment/open-payment-slot';
import { toast } from '../../../components/ui/toast/toast';
import { testCodeTexts } from '../../../content/flows/instant-site';
import { formatCents } from '../../../content/format/money';
import { normalizeCode } from '../../../services/checkout/checkout';
import { type InstantSitePrice, isTestCode } from '../../../services/checkout/instant-site-price';
import type { Submission, SubmissionOrder } from '../../../storage/schema';
import { OrderSummary } from '../parts/order-summary';
import type { InstantSiteForm } from './fields';

const { applied, refused } = testCodeTexts;

export const PaymentSummary = (props: {
  form: InstantSiteForm;
  price: InstantSitePrice;
  button: SlotProps<SubmissionOrder, Submission>;
  onTestMode: () => void;
}) => {
  const { form, price, button, onTestMode } = props;
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
  };
  const lines = price.lines.map((line) => ({
    ...line,
    ...(isTest && line.cents < 0 && { onRemove: remove }),
  }));

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
        <PayButton {...button}>
          {isTest ? 'Complete Order (Test Mode)' : `Complete Order - ${formatCents(price.totalCents)}`}
        </PayButton>
      </div>
    </OrderSummary>
  );
};
