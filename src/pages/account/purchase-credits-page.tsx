import { guarded } from '../../components/account/guard';
import { QuantityStepper } from '../../components/form/quantity-stepper';
import { SessionNotice } from '../../components/payment/open-payment-notices';
import { PayButton } from '../../components/payment/pay-button';
import { ButtonLink } from '../../components/ui/button';
import { PageHeading } from '../../components/ui/page-heading';
import { creditNote, maxPackQuantity } from '../../content/catalogue/credits';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';
import { keepChosenPack } from '../../services/credits/chosen-pack';
import { fulfillCredits } from '../../services/credits/purchase-entry';
import { OrderPanel } from '../parts/order-panel';
import { PortalFrame } from './parts/portal-frame';
import { PackPicker } from './purchase/pack-picker';
import { CardAdded, choosePackId, PurchaseSummary, WayOfPayment } from './purchase/purchase-summary';
import { usePurchase } from './purchase/use-purchase';

export const handle = fixedPage(pageMeta.purchaseCredits);

const PurchaseCredits = () => {
  const { packId, quantity, choosePack, chooseQuantity, buy, isBusy, problem, finish } = usePurchase();
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
          <PackPicker selected={packId} onChoose={choosePack} />
          <QuantityStepper quantity={quantity} max={maxPackQuantity} onChange={chooseQuantity} />
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
