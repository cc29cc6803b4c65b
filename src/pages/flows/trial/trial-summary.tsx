import { Check } from 'lucide-react';
import { TextList } from '../../../components/ui/text-list';
import { ValueLine } from '../../../components/ui/value-line';
import { type PlanTierId, planTiers } from '../../../content/catalogue/plans';
import { subscribePage } from '../../../content/flows/subscribe';
import { formatCents } from '../../../content/format/money';
import { formatDay } from '../../../lib/dates';
import { trialEnd } from '../../../services/trial/own-trial';

const { summary } = subscribePage;
const line = 'gap-4 border-b py-3';

export const TrialSummary = ({ tier, today }: { tier: PlanTierId; today: Date | null }) => {
  const { name, priceText, periodText, includes } = planTiers[tier];
  const end = today && trialEnd(today).toISOString();
  return (
    <section
      id="order-summary"
      aria-labelledby="trial-summary"
      className="border-t-4 border-fg pt-4 max-lg:scroll-mt-14"
    >
      <h2 id="trial-summary" className="text-subheading">
        {summary.heading}
      </h2>
      <div aria-live="polite">
        <dl className="mt-4 grid [&_dt]:font-semibold">
          <ValueLine label={name} value={`${priceText} ${periodText} ${summary.after}`} className={line} />
          <ValueLine
            label={summary.dueToday}
            value={formatCents(0)}
            className={line}
            valueClassName="font-display font-semibold text-heading"
          />
          <ValueLine
            label={summary.firstCharge}
            value={
              <>
                <span>{priceText}</span>
                {end && (
                  <time dateTime={end} className="block">
                    {formatDay(end)}
                  </time>
                )}
              </>
            }
            className={line}
            valueClassName="min-h-[3.1em] text-right"
          />
        </dl>
      </div>
      <h3 className="mt-6 font-semibold font-text text-base">{`${summary.included} ${name}`}</h3>
      <TextList
        items={includes}
        className="mt-2 grid gap-1.5 text-sm sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-1"
        itemLook="flex gap-2"
        icon={Check}
      />
    </section>
  );
};
