import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { DemoNotice } from '../../../components/form/demo-notice';
import { DraftStatus } from '../../../components/form/draft-status';
import { fieldId } from '../../../components/form/field-id';
import { fillEmpty } from '../../../components/form/fill-empty';
import { Form } from '../../../components/form/form';
import { useDraft } from '../../../components/form/use-draft';
import { useStillHere } from '../../../components/form/use-still-here';
import { useToast } from '../../../components/ui/toast';
import type { CheckoutPlanId } from '../../../content/plans';
import { formatCents } from '../../../lib/money';
import { payMutation } from '../../../queries/checkout';
import { priceCheckout } from '../../../services/checkout';
import { SummaryStrip } from '../order-summary';
import { CheckoutFields } from './checkout-fields';
import { type CheckoutValues, cardNames, checkoutInitial, checkoutSample, checkoutShape } from './checkout-form-values';
import { CheckoutSummary } from './checkout-summary';
import { nextAfterPaying } from './paid-already';

const order = Object.keys(checkoutInitial);

/** Pays for one plan. */
export const CheckoutForm = ({ planId }: { planId: CheckoutPlanId }) => {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const toast = useToast();
  const pay = useMutation(payMutation);
  const form = useForm<CheckoutValues>({
    resolver: valibotResolver(checkoutShape),
    defaultValues: checkoutInitial,
    shouldFocusError: false,
  });
  const draft = useDraft({ form, name: 'checkout', exclude: cardNames });
  const appliedCode = useWatch({ control: form.control, name: 'appliedCode' });
  const price = priceCheckout(planId, appliedCode);

  const send = async (values: CheckoutValues) => {
    // Only what is named here leaves the form: nothing of the card does.
    const { email, emailUpdates, country, firstName, lastName, address, city, state, zip } = values;
    const answers = { email, emailUpdates, country, firstName, lastName, address, city, state, zip };
    await pay.mutateAsync({ order: { planId, discountCode: values.appliedCode, answers }, attempt: draft.id() });
    draft.clear();
    const next = nextAfterPaying(planId);
    // Replaced, so that Back does not lead to a form that was paid already.
    if (isStillHere()) navigate(next.to, { replace: true });
    else
      toast({
        title: 'Payment complete',
        description: `You paid ${formatCents(price.totalCents)}: ${price.plan.name}.`,
        link: next,
      });
    return 'left' as const;
  };

  return (
    <Form form={form} order={order} onSubmit={send} className="grid gap-10">
      {({ isBusy, problem }) => (
        <>
          <SummaryStrip name={price.plan.name} totalCents={price.totalCents} />
          <div className="under-a-bar grid items-start gap-x-8 gap-y-10 lg:grid-cols-12">
            <div className="grid gap-3 lg:col-span-7">
              <DemoNotice asksFor="card" onFill={() => fillEmpty(form, checkoutSample)} />
              <DraftStatus
                draft={draft}
                asksForCard
                isLocked={isBusy}
                onStartOver={() => document.getElementById(fieldId('email'))?.focus()}
              />
              <CheckoutFields form={form} />
            </div>
            <div className="h-full lg:col-span-5">
              <CheckoutSummary form={form} price={price} isBusy={isBusy} problem={problem} />
            </div>
          </div>
        </>
      )}
    </Form>
  );
};
