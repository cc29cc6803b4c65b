import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { failureMessage } from '../../components/feedback/failure-message';
import { parseQuantity, QuantityStepper } from '../../components/form/quantity-stepper';
import { SessionNotice } from '../../components/payment/open-payment-notices';
import { PayButton } from '../../components/payment/pay-button';
import { declineText } from '../../components/payment/payment-note';
import { ButtonLink } from '../../components/ui/button';
import { PageHeading } from '../../components/ui/page-heading';
import { toast } from '../../components/ui/toast/toast';
import { lastingFailure, purchaseFailure } from '../../content/account/credit-texts';
import { creditNote, findCreditPack, maxPackQuantity } from '../../content/catalogue/credits';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useAction } from '../../hooks/use-action';
import { useGoOn } from '../../hooks/use-go-on';
import { createId } from '../../lib/random';
import { href } from '../../paths';
import { keepChosenPack, packFromQuery, readChosenPack } from '../../services/credits/chosen-pack';
import { isPaidOnProviderPage, openSession } from '../../services/credits/provider-session';
import { fulfillCredits } from '../../services/credits/purchase-entry';
import { purchaseCredits } from '../../services/credits/purchases';
import { quotePack } from '../../services/credits/quote';
import { isServiceError, PaymentDeclined } from '../../services/errors';
import type { PurchaseEntry } from '../../storage/schema';
import { OrderPanel } from '../parts/order-panel';
import { PortalFrame } from './parts/portal-frame';
import { PackPicker } from './purchase/pack-picker';
import { CardAdded, choosePackId, PurchaseSummary, WayOfPayment } from './purchase/purchase-summary';

export const handle = fixedPage(pageMeta.purchaseCredits);

const noProblem = { text: '', isCard: false };

/** Tells in a toast why a purchase failed. @returns the text beside the button */
const tellFailure = (error: unknown) => {
  const { description } = failureMessage(error);
  // The usual messages ask to try again, but the same quantity would be refused again.
  const isTooMuch = isServiceError(error, 'bad-quantity');
  toast(isTooMuch ? { ...purchaseFailure, description } : purchaseFailure);
  if (error instanceof PaymentDeclined) return { text: declineText(error), isCard: true };
  const isKnown = isTooMuch || isServiceError(error, 'provider-down') || isServiceError(error, 'payment-settled');
  return { text: isKnown ? description : lastingFailure, isCard: false };
};

const PurchaseCredits = () => {
  const goOn = useGoOn();
  const [query] = useSearchParams();
  const [order, setOrder] = useState(() => {
    const { packId, quantity } = packFromQuery(query) ?? readChosenPack() ?? { packId: '', quantity: 1 };
    return {
      packId: findCreditPack(packId)?.id ?? null,
      quantity: parseQuantity(String(quantity), maxPackQuantity).quantity,
    };
  });
  const { packId, quantity } = order;
  const [problem, setProblem] = useState(noProblem);
  const attempt = useRef(createId());
  const change = (part: Partial<typeof order>) => {
    setOrder((before) => ({ ...before, ...part }));
    attempt.current = createId();
    setProblem(noProblem);
  };

  const finish = ({ credits }: PurchaseEntry) => {
    keepChosenPack(null);
    toast({ title: 'Credits added', description: `${formatCount(credits)} credits are in your account.` });
    goOn(href('dashboard'), { state: { added: credits } });
    return 'left' as const;
  };
  const [buy, isBusy] = useAction(async () => {
    if (!packId) return;
    setProblem(noProblem);
    try {
      if (isPaidOnProviderPage()) {
        const sessionId = await openSession(quotePack(packId, quantity));
        goOn(href('demoProvider', { session: sessionId }));
        return 'left';
      }
      const paid = await purchaseCredits({ packId, quantity, attempt: attempt.current });
      // `PayButton` shows an open payment in place of the button.
      if ('value' in paid) return finish(paid.value);
    } catch (error) {
      if (isServiceError(error, 'no-payment-method')) {
        keepChosenPack({ packId, quantity });
        goOn(href('addPaymentMethod'));
        return 'left';
      }
      setProblem(tellFailure(error));
      // The message is the button's description, which a screen reader reads on focus.
      document.querySelector<HTMLElement>('#summary [type=submit]')?.focus();
    }
  });
  return (
    <PortalFrame>
      <PageHeading
        title="Purchase Credits"
        intro={`Bigger packs cost less per credit. ${creditNote} when you redeem.`}
      />
      <SessionNotice />
      <CardAdded {...order} />
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-start">
        <div className="grid gap-10 lg:col-span-7">
          <PackPicker selected={packId} onChoose={(id) => change({ packId: id })} />
          <QuantityStepper
            quantity={quantity}
            max={maxPackQuantity}
            onChange={(count) => change({ quantity: count })}
          />
        </div>
        <div className="lg:self-stretch lg:col-span-5">
          <OrderPanel id="summary" heading="Order summary">
            <PurchaseSummary {...order} />
            <WayOfPayment onLeave={() => packId && keepChosenPack({ packId, quantity })} />
            {/* Around the button alone, because Enter in a field of this form would buy. */}
            <form
              className="grid gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                void buy();
              }}
            >
              <PayButton
                kind="credits"
                fulfill={fulfillCredits}
                onSettled={finish}
                isBusy={isBusy}
                whyNot={!packId && choosePackId}
                problem={problem.text}
              >
                Purchase Credits (Demo)
              </PayButton>
              {problem.isCard && (
                <ButtonLink to={href('addPaymentMethod')} size="small">
                  Use another card
                </ButtonLink>
              )}
            </form>
            <div className="grid gap-1 border-sun border-l-8 pl-4">
              <p className="font-semibold">Payment Integration In Progress</p>
              <p>This is a demo: nothing is charged or sent.</p>
            </div>
            <p className="text-fg-quiet text-sm">Secure payment powered by Stripe (Coming Soon)</p>
          </OrderPanel>
        </div>
      </div>
    </PortalFrame>
  );
};

export const Component = guarded({ who: 'customer', title: 'Purchase Credits', toDo: 'buy credits' }, PurchaseCredits);
