import { planTiers } from '../../../content/catalogue/plan-tiers';
import { formatDay } from '../../../lib/dates';
import type { Submission } from '../../../storage/schema';

/** 'Growth, $5,500 per month from December 1, 2026': what a trial turns into. Null for other kinds, and for damaged answers. */
export const trialTerms = ({ kind, answers: { selectedPlan, trialEndDate } }: Submission): string | null => {
  const tier = Object.values(planTiers).find(({ id }) => id === selectedPlan);
  if (kind !== 'trial' || !tier || Number.isNaN(Date.parse(String(trialEndDate)))) return null;
  return `${tier.name}, ${tier.priceText} ${tier.periodText} from ${formatDay(String(trialEndDate))}`;
};
