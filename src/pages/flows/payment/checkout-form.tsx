import { useState } from 'react';
import { DemoNotice } from '../../../components/form/demo-notice';
import { DraftStatus } from '../../../components/form/draft/draft-status';
import { useDraftForm } from '../../../components/form/draft/use-draft-form';
import { Form } from '../../../components/form/form';
import { perCustomer } from '../../../components/form/per-customer';
import { PayButton } from '../../../components/payment/open-payment-slot';
import { useCardPayment } from '../../../components/payment/use-card-payment';
import { toast } from '../../../components/ui/toast/toast';
import type { CheckoutPlanId } from '../../../content/catalogue/plans';
import { sampleCheckout } from '../../../content/flows/checkout';
import { formatCents } from '../../../content/format/money';
import { href } from '../../../paths';
import { payForPlan, readPaymentIds } from '../../../services/checkout/checkout';
import { fulfillPlan, planName } from '../../../services/checkout/plan-order';
import { isServiceError } from '../../../services/errors';
import { summarizeSubmission } from '../../../services/submissions/summary';
import { SummaryStrip } from '../parts/order-summary';
import {
  CheckoutFields,
  type CheckoutValues,
  checkoutCard,
  checkoutInitial,
  checkoutShape,
  checkoutStart,
} from './checkout-fields';
import { CheckoutSummary, useDiscount } from './checkout-summary';
import { nextAfterPaying } from './paid-already';

type Props = {
  planId: CheckoutPlanId;
  /** Another tab has paid for the same order since this page was opened. Nothing was charged here. */
  onPaidElsewhere: () => void;
};

export const CheckoutForm = perCustomer(({ planId, onPaidElsewhere }: Props) => {
  const { form, draft, notice, status, ...shell } = useDraftForm({
    name: 'checkout',
    defaults: checkoutInitial,
    check: checkoutShape,
    startOf: checkoutStart,
    sample: () => sampleCheckout,
    asksFor: 'card',
  });
  const discountBox = useDiscount(form, planId);
  const { price } = discountBox;
  const [known, setKnown] = useState(readPaymentIds);

  const [pay, button] = useCardPayment({
    form,
    fields: checkoutCard,
    to: href('payment', { plan: planId }),
    kind: 'checkout',
    fulfill: fulfillPlan,
    onPaid: (paid) => {
      // A settled open payment may be for another plan than the one that is shown.
      const next = nextAfterPaying(paid);
      if (!shell.finish(next.to))
        toast({
          title: 'Payment complete',
          description: `You paid ${formatCents(summarizeSubmission(paid).totalCents ?? 0)}: ${planName(paid)}.`,
          link: next,
        });
      return 'left';
    },
  });

  const send = async (values: CheckoutValues) => {
    // Only a total that was shown is charged.
    if (!discountBox.isSettled()) return;
    // The draft keeps the code, should the payment fail.
    discountBox.forgetAddress();
    // Only the fields that are named here leave the form; the card goes to the payment provider only.
    const { email, emailUpdates, country, firstName, lastName, address, city, state, zip } = values;
    const answers = { email, emailUpdates, country, firstName, lastName, address, city, state, zip };
    const card = { number: values.cardNumber, expiry: values.expiry, code: values.cvc };
    try {
      const order = { planId, discountCode: values.appliedCode, answers, known, card };
      return await pay(() => payForPlan(order, draft.id()));
    } catch (error) {
      if (isServiceError(error, 'paid-elsewhere')) {
        setKnown(readPaymentIds());
        onPaidElsewhere();
      }
      throw error;
    }
  };

  return (
    <Form form={form} onSubmit={send} className="grid gap-10">
      <SummaryStrip name={price.plan.name} totalCents={price.totalCents} />
      <div className="under-a-bar grid items-start gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="grid gap-3 lg:col-span-7">
          <DemoNotice {...notice} />
          <DraftStatus {...status} />
          <CheckoutFields form={form} />
        </div>
        <div className="h-full lg:col-span-5">
          <CheckoutSummary discountBox={discountBox}>
            <PayButton {...button}>Pay now</PayButton>
          </CheckoutSummary>
        </div>
      </div>
    </Form>
  );
});
