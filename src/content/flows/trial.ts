import type { PlanTierId } from '../catalogue/plan-tiers';

/** `/subscribe` and the trial banner. Trial prices are the landing plans' prices. */
export const trial = {
  days: 7,
  defaultTierId: 'growth',
  unavailableText: 'Free trial not available',
} as const satisfies { days: number; defaultTierId: PlanTierId; unavailableText: string };

/** How the pages that a plan's button leads to name that plan. */

/** @param price with its period: '$3,500 per month' */
export const chosenPlanText = (name: string, price: string): string => `${name}, ${price}. You pay nothing here.`;

/** The plan of a trial that was just started. @param end the day of the first charge */
export const trialPlanText = (name: string, price: string, end: string): string =>
  chosenPlanText(name, `free until ${end}, then ${price}`);

/** What a page says of a plan or code in its address that it cannot take. Its name stands before these words: '“Platinum” is not …'. */
export const askedTexts = {
  plan: 'is not one of our plans.',
  plans: 'cannot both be chosen.',
  /** A plan of ours at the trial and the brief, and at checkout and the account. */
  trial: 'has no free trial.',
  checkout: 'starts with a free trial.',
  code: 'is not a valid code.',
  codes: 'cannot both be used.',
  shown: (name: string): string => `This is ${name}.`,
} as const;
