import type { PlanTierId } from '../catalogue/plan-tiers';

/** `/subscribe` and the trial banner. Trial prices are the landing plans' prices. */
export const trial = {
  days: 7,
  defaultTierId: 'growth',
  unavailableText: 'Free trial not available',
} as const satisfies { days: number; defaultTierId: PlanTierId; unavailableText: string };
