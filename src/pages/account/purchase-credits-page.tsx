import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { parseQuantity } from '../../components/form/quantity-input';
import { QuantityStepper } from '../../components/form/quantity-stepper';
import { SessionNotice } from '../../components/payment/open-payment-notices';
import { PayButton } from '../../components/payment/pay-button';
import { ButtonLink } from '../../components/ui/button';
import { PageHeading } from '../../components/ui/page-heading';
import { toast } from '../../components/ui/toast/toast';
import { creditNote, findCreditPack, maxPackQuantity } from '../../content/catalogue/credits';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useAction } from '../../hooks/use-action';
import { useStillHere } from '../../hooks/use-still-here';
import { createId } from '../../lib/random';
import { href } from '../../paths';
import { keepChosenPack, packFromQuery, readChosenPack } from '../../services/credits/chosen-pack';
import { isPaidOnProviderPage, openSession } from '../../services/credits/provider-session';
import { fulfillCredits } from '../../services/credits/purchase-entry';
import { purchaseCredits } from '../../services/credits/purchases';
import { quotePack } from '../../services/credits/quote';
import { isServiceError } from '../../services/errors';
import type { PurchaseEntry } from '../../storage/schema';
import { OrderPanel } from '../parts/order-panel';
import { PortalFrame } from './parts/portal-frame';
import { PackPicker } from './purchase/pack-picker';
import { CardAdded, choosePackId, PurchaseSummary, WayOfPayment } from './purchase/purchase-summary';
import { usePurchaseFailure } from './purchase/use-purchase-failure';

export const handle = fixedPage(pageMeta.purchaseCredits);

const PurchaseCredits = () => {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [query] = useSearchParams();
  const [chosen] = useState(() => packFromQuery(query) ?? readChosenPack());
  const [packId, setPackId] = useState(findCreditPack(chosen?.packId ?? '')?.id ?? null);
  const [quantity, setQuantity] = useState(parseQuantity(String(chosen?.quantity ?? 1), maxPackQuantity).quantity);
  const { report, problem, clear } = usePurchaseFailure();
  const attempt = useRef(createId());
  const startNewAttempt = () => {
    attempt.current = createId();
    clear();
  };

  const finish = ({ credits }: PurchaseEntry) => {
    keepChosenPack(null);
    toast({ title: 'Credits added', description: `${formatCount(credits)} credits are in your account.` });
    if (isStillHere()) navigate(href('dashboard'), { state: { added: credits } });
    return 'left' as const;
  };
  const [buy, isBusy] = useAction(async () => {
    if (!packId) return 'stay';
    clear();
    try {
      if (isPaidOnProviderPage()) {
        const sessionId = await openSession(quotePack(packId, quantity));
        if (isStillHere()) navigate(href('demoProvider', { session: sessionId }));
        return 'left';
      }
      const paid = await purchaseCredits({ packId, quantity, attempt: attempt.current });
      // `PayButton` shows an open payment in place of the button.
      return 'value' in paid ? finish(paid.value) : 'stay';
    } catch (error) {
      if (isServiceError(error, 'no-payment-method')) {
        keepChosenPack({ packId, quantity });
        if (isStillHere()) navigate(href('addPaymentMethod'));
        return 'left';
      }
      report(error);
      return 'stay';
    }
  });

  return (
    <PortalFrame>
      <PageHeading
        title="Purchase Credits"
        intro={`Bigger packs cost less per credit. ${creditNote} when you redeem.`}
      />
      <SessionNotice />
      <CardAdded packId={packId} quantity={quantity} />
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-start">
        <div className="grid gap-10 lg:col-span-7">
          <PackPicker
            selected={packId}
            onChoose={(id) => {
              setPackId(id);
              startNewAttempt();
            }}
          />
          <QuantityStepper
            quantity={quantity}
            max={maxPackQuantity}
            onChange={(count) => {
              setQuantity(count);
              startNewAttempt();
            }}
          />
        </div>
        <div className="lg:self-stretch lg:col-span-5">
          <OrderPanel id="summary" heading="Order summary">
            <PurchaseSummary packId={packId} quantity={quantity} />
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
