import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { OrderPanel } from '../../components/account/order-panel';
import { failureMessage, reportMistake } from '../../components/feedback/failure-message';
import { QuantityStepper } from '../../components/form/quantity-stepper';
import { SubmitButton } from '../../components/form/submit-button';
import { useAction } from '../../components/form/use-action';
import { useStillHere } from '../../components/form/use-still-here';
import { PageHeading } from '../../components/ui/page-heading';
import { useToast } from '../../components/ui/toast/toast';
import { creditNote, findCreditPack, maxPackQuantity } from '../../content/catalogue/credits';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';
import { purchaseMutation } from '../../queries/account';
import { keepChosenPack, readChosenPack } from '../../services/credits/chosen-pack';
import { parseQuantity } from '../../services/credits/quantity';
import { isServiceError } from '../../services/errors';
import { PortalFrame } from './parts/portal-frame';
import { PackPicker } from './purchase/pack-picker';
import { PurchaseSummary } from './purchase/purchase-summary';

export const handle = fixedPage(pageMeta.purchaseCredits);

const failure = {
  title: 'Purchase Failed',
  description: 'There was an error processing your purchase. Please try again.',
  destructive: true,
};
/** What stays beside the button when the toast is gone. */
const lastingFailure = 'The purchase did not go through. Your credits are as they were.';

const PurchaseCredits = () => {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const toast = useToast();
  const purchase = useMutation(purchaseMutation);
  const [kept] = useState(readChosenPack);
  const [packId, setPackId] = useState(findCreditPack(kept?.packId ?? '')?.id ?? null);
  const [quantity, setQuantity] = useState(parseQuantity(String(kept?.quantity ?? 1), maxPackQuantity).quantity);
  const [hasFailed, setHasFailed] = useState(false);

  const [buy, isBusy] = useAction(async () => {
    if (!packId) return 'stay';
    setHasFailed(false);
    try {
      const entry = await purchase.mutateAsync({ packId, quantity });
      keepChosenPack(null);
      toast({ title: 'Credits added', description: `${formatCount(entry.credits)} credits are in your account.` });
      if (isStillHere()) navigate(href('dashboard'));
      return 'left';
    } catch (error) {
      if (isServiceError(error, 'no-payment-method')) {
        keepChosenPack({ packId, quantity });
        if (isStillHere()) navigate(href('addPaymentMethod'));
        return 'left';
      }
      reportMistake(error);
      setHasFailed(true);
      // The same order would be refused again: the spec's words ask for just that.
      toast(
        isServiceError(error, 'bad-quantity')
          ? { ...failure, description: failureMessage(error).description }
          : failure,
      );
      return 'stay';
    }
  });

  return (
    <PortalFrame>
      <PageHeading
        title="Purchase Credits"
        intro={`Bigger packs cost less per credit. ${creditNote} when you redeem.`}
      />
      <form
        className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          void buy();
        }}
      >
        <div className="grid gap-10 lg:col-span-7">
          <PackPicker selected={packId} onChoose={setPackId} />
          <QuantityStepper quantity={quantity} max={maxPackQuantity} onChange={setQuantity} />
        </div>
        <div className="lg:self-stretch lg:col-span-5">
          <OrderPanel id="summary" heading="Order summary">
            <PurchaseSummary packId={packId} quantity={quantity} />
            <div className="grid gap-3">
              <SubmitButton isBusy={isBusy} disabled={!packId} problem={hasFailed ? lastingFailure : ''}>
                Purchase Credits (Demo)
              </SubmitButton>
            </div>
            <div className="grid gap-1 border-sun border-l-8 pl-4">
              <p className="font-semibold">Payment Integration In Progress</p>
              <p>This is a demo: nothing is charged or sent.</p>
            </div>
            <p className="text-fg-quiet text-sm">Secure payment powered by Stripe (Coming Soon)</p>
          </OrderPanel>
        </div>
      </form>
    </PortalFrame>
  );
};

export const Component = () => (
  <Guard who="customer" title="Purchase Credits">
    <PurchaseCredits />
  </Guard>
);
