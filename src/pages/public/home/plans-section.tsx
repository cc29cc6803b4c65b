import { type DrawnTile, TileDrawing } from '../../../components/media/tile-drawing';
import { ActionLink, ButtonLink } from '../../../components/ui/button';
import { TextList } from '../../../components/ui/text-list';
import type { PlanTier } from '../../../content/catalogue/plan-tiers';
import { plansSection } from '../../../content/public/home';
import type { TileColor } from '../../../content/types';
import { briefHref, trialHref } from '../../../paths';
import { ComparePrices, FindOut } from '../../parts/cross-links';
import { SketchBand } from './sketch-band';

const tierColors: readonly TileColor[] = ['ink', 'ultramarine', 'sun'];
const shapes = ['quarter', 'square', 'triangle', 'quarter', 'bar'] as const;

/** One tile for each item of the largest plan, in the color of the plan that adds it; a plan fills those that it includes. */
const tilesOf = (includedTiers: number): DrawnTile[] =>
  plansSection.plans
    .flatMap(({ adds }, tier) => adds.map(() => tier))
    .map((tier, index) => ({
      x: index % 8,
      y: Math.floor(index / 8),
      shape: shapes[index % shapes.length] ?? 'square',
      turn: (index * 3 + tier) % 4,
      ...(tier < includedTiers && tierColors[tier] && { color: tierColors[tier] }),
    }));

/** Where each strip begins, so that they rise to the right; the heading is above the first. The prices are on one line. */
const starts = ['lg:row-start-2', 'lg:row-span-2 lg:mt-64', 'lg:row-span-2 lg:mt-12'];

const headingId = ({ id }: PlanTier) => `plan-${id}`;

const Actions = ({ plan }: { plan: PlanTier }) => {
  const { bookCall, signUp, trial } = plansSection;
  if (plan.monthlyPriceCents === undefined) return <ActionLink newTab className="w-full" action={bookCall} />;
  const describedBy = headingId(plan);
  return (
    <>
      <ButtonLink
        tone={plan.id === 'growth' ? 'primary' : 'secondary'}
        to={briefHref(plan.id)}
        describedBy={describedBy}
        note={signUp.note}
        className="w-full"
      >
        {signUp.label}
      </ButtonLink>
      <ButtonLink tone="quiet" to={trialHref(plan.id)} describedBy={describedBy}>
        {trial.label}
      </ButtonLink>
    </>
  );
};

const Plan = ({ plan, tier }: { plan: PlanTier; tier: number }) => (
  <>
    <div className="lg:contents">
      <TileDrawing columns={8} rows={3} tiles={tilesOf(tier + 1)} className={`w-full ${starts[tier]}`} />
      <div>
        <h3 id={headingId(plan)} className="mt-6 text-heading">
          {plan.name}
        </h3>
        <p className="mt-3">
          <span className="figures block font-display font-semibold text-figure">{plan.priceText}</span>{' '}
          <span className="mt-2 block text-fg-quiet">{plan.periodText}</span>
        </p>
        <p className="mt-4 lg:min-h-20">{plan.summary}</p>
        <div className="mt-5 grid content-start gap-1 lg:min-h-34">
          <Actions plan={plan} />
        </div>
      </div>
    </div>
    <div className="flex grow flex-col">
      <h4 className="eyebrow mt-5 md:max-lg:mt-0">{plan.addsHeading}</h4>
      <details className="phone-details mt-2">
        <summary
          aria-describedby={headingId(plan)}
          className="flex min-h-11 items-center justify-between border-y font-semibold"
        >
          {`${plan.adds.length} features`}
        </summary>
        <TextList items={plan.adds} itemLook="border-t py-2.5" />
      </details>
      {plan.id === 'enterprise' && <p className="mt-auto border-t pt-6 text-lead">{plansSection.customNote}</p>}
    </div>
  </>
);

export const PlansSection = () => (
  <section aria-labelledby="plans" className="border-b">
    <div className="page-grid grid lg:grid-cols-3">
      {plansSection.plans.map((plan, tier) => (
        <div
          key={plan.id}
          className="flex flex-col pb-12 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 max-lg:not-first:border-t max-lg:not-first:pt-10 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:border-l lg:px-8 lg:pb-section lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0"
        >
          {tier === 0 && (
            <header className="py-16 md:max-lg:col-span-2 md:max-lg:pb-12 lg:pt-section lg:pb-14">
              <h2 id="plans" className="text-title">
                {plansSection.heading}
              </h2>
              <p className="mt-5 text-lead">{plansSection.text}</p>
            </header>
          )}
          <Plan plan={plan} tier={tier} />
        </div>
      ))}
    </div>
    <p className="page-grid border-t py-5">
      <FindOut />
      <ComparePrices />
    </p>
    {import.meta.env.VITE_FIRST_DRAFT !== 'off' && <SketchBand />}
  </section>
);
