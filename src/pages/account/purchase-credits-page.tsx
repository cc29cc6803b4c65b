import { type ComponentProps, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { parseQuantity, QuantityStepper } from '../../components/form/quantity-stepper';
import { SessionNotice } from '../../components/payment/open-payment-notices';
import { PageHeading } from '../../components/ui/page-heading';
import {
  type CreditPack,
  creditNote,
  creditPacks,
  findCreditPack,
  maxPackQuantity,
} from '../../content/catalogue/credits';
import { formatCents, formatCentsExactly } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import type { CreditPackId } from '../../content/ids';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { createId } from '../../lib/random';
import { keepChosenPack, packFromQuery, readChosenPack } from '../../services/credits/chosen-pack';
import { quotePack } from '../../services/credits/purchase-entry';
import { ComparePrices } from '../parts/cross-links';
import { OrderPanel } from '../parts/order-panel';
import { PortalFrame } from './parts/portal-frame';
import { BuyForm } from './purchase/buy-form';
import { CardAdded, PurchaseSummary, WayOfPayment } from './purchase/purchase-summary';

export const handle = fixedPage(pageMeta.purchaseCredits);

const savingText = ({ id }: CreditPack) => {
  const { savingsCents, totalCents } = quotePack(id, 1);
  const percent = Math.round((savingsCents / (savingsCents + totalCents)) * 100);
  return savingsCents === 0 ? null : `Save ${formatCents(savingsCents)} (${percent}%)`;
};

/** The radio button is named by the pack and its credits; features and price are its description. */
const PackCard = ({ pack, isSelected, onChoose }: { pack: CreditPack; isSelected: boolean; onChoose: () => void }) => {
  const id = useId();
  return (
    <label className="relative grid gap-4 border-line-strong border-t-4 bg-ground-raised p-6 has-checked:border-vermilion has-checked:bg-fg has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-fg has-focus-visible:outline-offset-3 sm:grid-cols-[1fr_auto]">
      <span className="grid content-start gap-2">
        <span className="flex flex-wrap items-center gap-3">
          <input
            type="radio"
            name="pack"
            value={pack.id}
            checked={isSelected}
            onChange={onChoose}
            aria-labelledby={`${id}-name ${id}-credits`}
            aria-describedby={`${id}-features ${id}-price`}
            className="size-5 accent-vermilion outline-none"
          />
          <span id={`${id}-name`} className="contents">
            <span className="font-display font-semibold text-subheading">{`${pack.name} pack`}</span>
            {pack.badge && <span className="bg-sun px-2 py-0.5 font-semibold text-ink text-sm">{pack.badge}</span>}
          </span>
        </span>
        <span id={`${id}-credits`} className="figures font-display font-semibold text-heading">
          {`${formatCount(pack.credits)} credits`}
        </span>
        <span id={`${id}-features`} className="grid gap-0.5">
          {pack.features.map((feature) => (
            <span key={feature}>{feature}</span>
          ))}
        </span>
      </span>
      <span id={`${id}-price`} className="figures grid content-start gap-1 sm:text-right">
        <span className="font-display font-semibold text-heading">{formatCents(pack.priceCents)}</span>
        <span>{`${formatCentsExactly(pack.priceCents / pack.credits)}/credit`}</span>
        {savingText(pack) && <span className="font-semibold">{savingText(pack)}</span>}
      </span>
    </label>
  );
};

type Props = { selected: CreditPackId | null; onChoose: (id: CreditPackId) => void };

const PackPicker = ({ selected, onChoose }: Props) => (
  <fieldset className="grid gap-4">
    <legend className="mb-4 font-display font-semibold text-heading">Choose a pack</legend>
    {creditPacks.map((pack) => (
      <PackCard key={pack.id} pack={pack} isSelected={pack.id === selected} onChoose={() => onChoose(pack.id)} />
    ))}
    <p>
      <ComparePrices inNewTab />
    </p>
  </fieldset>
);

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
