import { useId, useState } from 'react';
import { parseQuantity, QuantityInput, quantityRemark } from '../../../components/form/quantity-input';
import { ButtonLink } from '../../../components/ui/button';
import { ValueLine } from '../../../components/ui/value-line';
import { type CreditService, creditServices, maxPackQuantity } from '../../../content/catalogue/credits';
import { agencyService } from '../../../content/catalogue/plans';
import { formatCents } from '../../../content/format/money';
import { formatCount } from '../../../content/format/numbers';
import type { CreditServiceId } from '../../../content/ids';
import { pricingPage } from '../../../content/public/pricing-page';
import { useHydrated } from '../../../hooks/use-hydrated';
import { useStored } from '../../../storage/use-stored';
import { authToken } from '../../../storage/visitor-keys';
import { cheapestPacks, commonDivisor } from './cheapest-packs';

type Props = { service: CreditService; text: string; onChange: (text: string) => void };

/** The quantity of one service in a month, from 0 to the same limit as on the buying page; it is shown parsed after Enter or on blur. */
const Pieces = ({ service: { name, credits }, text, onChange }: Props) => {
  const id = useId();
  const { quantity } = parseQuantity(text, maxPackQuantity, 0);
  return (
    <div className="grid grid-cols-[1fr_7rem] items-center gap-x-4 max-xs:grid-cols-[1fr_3.5rem] max-xs:gap-x-2 border-t py-3">
      <label htmlFor={id}>
        <span>{name}</span>
        <span className="figures block text-fg-quiet text-sm">
          {`${formatCount(credits)} ${pricingPage.calculator.perPiece}`}
        </span>
      </label>
      <QuantityInput
        id={id}
        value={text}
        onType={onChange}
        onStep={(by) => onChange(String(Math.min(maxPackQuantity, Math.max(0, quantity + by))))}
        onSet={() => onChange(String(quantity))}
        className="figures min-h-11 w-full border border-line-strong bg-ground-raised px-3 max-xs:px-1 text-right"
      />
      <p id={`${id}-note`} role="status" className="col-span-2 text-fg-quiet text-sm">
        {quantityRemark(text, maxPackQuantity, 0)}
      </p>
    </div>
  );
};

/** The greatest common divisor of all services' credits: every sum of services is a multiple of it. */
const step = commonDivisor(creditServices.map(({ credits }) => credits));

/** The smallest sum of services, in credits, for which the cheapest packs cost more than the subscription. */
const findBreakEven = (): number => {
  let credits = step;
  while (cheapestPacks(credits).priceCents <= agencyService.monthlyPriceCents) credits += step;
  return credits;
};

const breakEvenCredits = findBreakEven();

/**
 * A sentence that compares the price of packs with the subscription.
 * @param priceCents price of the cheapest packs for a month
 */
export const verdict = (priceCents: number): string => {
  const { name, monthlyPriceCents, hoursPerMonth } = agencyService;
  const subscription = `${name}: ${formatCents(monthlyPriceCents)} a month for ${hoursPerMonth} hours.`;
  const breakEven = `${formatCount(breakEvenCredits)} credits a month`;
  if (priceCents === 0) return `${subscription} Credits cost more from ${breakEven}.`;
  return `Credits for these pieces: ${formatCents(priceCents)}. ${subscription} From ${breakEven}, the subscription is cheaper.`;
};

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
    <section aria-labelledby="calculator" className="on-second">
      <div className="page-grid grid gap-x-8 gap-y-12 py-section lg:grid-cols-12">
        <div className="grid content-start gap-5 lg:col-span-4">
          <h2 id="calculator" className="text-heading">
            {calculator.heading}
          </h2>
          <p className="text-lead">{calculator.text}</p>
          <p className="hidden noscript:block">{calculator.needsScript}</p>
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
