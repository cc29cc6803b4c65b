import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { parseQuantity, QuantityStepper } from '../../components/form/quantity-stepper';
import { SessionNotice } from '../../components/payment/open-payment-notices';
import { PageHeading } from '../../components/ui/page-heading';
import { creditNote, findCreditPack, maxPackQuantity } from '../../content/catalogue/credits';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { createId } from '../../lib/random';
import { keepChosenPack, packFromQuery, readChosenPack } from '../../services/credits/chosen-pack';
import { OrderPanel } from '../parts/order-panel';
import { PortalFrame } from './parts/portal-frame';
import { BuyForm } from './purchase/buy-form';
import { PackPicker } from './purchase/pack-picker';
import { CardAdded, PurchaseSummary, WayOfPayment } from './purchase/purchase-summary';

export const handle = fixedPage(pageMeta.purchaseCredits);

const PurchaseCredits = () => {
  const [query] = useSearchParams();
  const [order, setOrder] = useState((): ComponentProps<typeof BuyForm> => {
    const { packId, quantity } = packFromQuery(query) ?? readChosenPack() ?? { packId: '', quantity: 1 };
    return {
      packId: findCreditPack(packId)?.id ?? null,
      quantity: parseQuantity(String(quantity), maxPackQuantity).quantity,
      attempt: createId(),
    };
  });
  const { packId, quantity } = order;
  const change = (part: Partial<typeof order>) => setOrder((before) => ({ ...before, ...part, attempt: createId() }));
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
          <PackPicker selected={packId} onChoose={(id) => change({ packId: id })} />
          <QuantityStepper
            quantity={quantity}
            max={maxPackQuantity}
            onChange={(count) => change({ quantity: count })}
          />
        </div>
        <div className="lg:self-stretch lg:col-span-5">
          <OrderPanel id="summary" heading="Order summary">
            <PurchaseSummary packId={packId} quantity={quantity} />
            <WayOfPayment onLeave={() => packId && keepChosenPack({ packId, quantity })} />
            <BuyForm {...order} />
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
