import { useState } from 'react';
import { parseQuantity } from '../../../components/form/quantity-input';
import { ButtonLink } from '../../../components/ui/button';
import { ValueLine } from '../../../components/ui/value-line';
import { creditServices, maxPackQuantity } from '../../../content/catalogue/credits';
import { formatCents } from '../../../content/format/money';
import { formatCount } from '../../../content/format/numbers';
import type { CreditServiceId } from '../../../content/ids';
import { pricingPage } from '../../../content/public/pricing-page';
import { useHydrated } from '../../../hooks/use-hydrated';
import { useStored } from '../../../storage/use-stored';
import { authToken } from '../../../storage/visitor-keys';
import { verdict } from './break-even';
import { cheapestPacks } from './cheapest-packs';
import { Pieces } from './pieces';

const { calculator } = pricingPage;

/** Initial quantities, so that the calculator shows a result before anything is typed. */
const ordinaryMonth: Partial<Record<CreditServiceId, number>> = { revision: 2, 'new-page': 1, 'custom-artwork': 1 };

const line = 'flex-wrap gap-x-4 border-b border-b-line-strong py-3';

/** Computes the price of a month's services in credits, and compares it with the subscription. */
export const Calculator = () => {
  // The fields are disabled until hydration, because a change before it would not be computed.
  const isHydrated = useHydrated();
  const isSignedIn = useStored(authToken) !== null;
  const [texts, setTexts] = useState<Partial<Record<CreditServiceId, string>>>({});
  const textOf = (id: CreditServiceId) => texts[id] ?? String(ordinaryMonth[id] ?? 0);
  const needed = creditServices.reduce(
    (sum, { id, credits }) => sum + credits * parseQuantity(textOf(id), maxPackQuantity, 0).quantity,
    0,
  );
  const { packs, priceCents } = cheapestPacks(needed);
  const bought = packs.map(({ pack, quantity }) => `${formatCount(quantity)} × ${pack.name}`).join(', ');
  return (
    <section aria-labelledby="calculator" className="on-ink">
      <div className="page-grid grid gap-x-8 gap-y-12 py-section lg:grid-cols-12">
        <div className="grid content-start gap-5 lg:col-span-4">
          <h2 id="calculator" className="text-heading">
            {calculator.heading}
          </h2>
          <p className="text-lead">{calculator.text}</p>
          <noscript>
            <p>{calculator.needsScript}</p>
          </noscript>
        </div>
        <fieldset disabled={!isHydrated} className="border-b lg:col-span-4">
          <legend className="eyebrow pb-3">{calculator.legend}</legend>
          {creditServices.map((service) => (
            <Pieces
              key={service.id}
              service={service}
              text={textOf(service.id)}
              onChange={(text) => setTexts((before) => ({ ...before, [service.id]: text }))}
            />
          ))}
        </fieldset>
        <div className="grid content-start gap-6 lg:col-span-4">
          <p>
            <span className="eyebrow">{calculator.packsPrice}</span>
            <span className="figures wrap-anywhere mt-2 block font-display font-semibold text-figure">
              {formatCents(priceCents)}
            </span>
          </p>
          <dl className="[&_dt]:text-fg-quiet">
            <ValueLine label={calculator.needed} value={formatCount(needed)} className={line} />
            <ValueLine label={calculator.packs} value={bought || calculator.none} className={line} />
          </dl>
          {/* Only this sentence is a live region. Otherwise each key press would announce every figure. */}
          <p role="status" className="text-lead">
            {verdict(priceCents)}
          </p>
          <ButtonLink
            to={isSignedIn ? calculator.buy.signedInHref : calculator.buy.href}
            className="justify-self-start"
          >
            {calculator.buy.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
