/** Ids of plans and discount codes: what `?plan=` and `?code=` may say. A small module, because every page reads its address. */

/** Tiers of the landing page's plans and of the trial's plan picker on `/subscribe`. */
export const planTierIds = ['starter', 'growth', 'enterprise'] as const;
export type PlanTierId = (typeof planTierIds)[number];

/** The plans of `/payment`. */
export const checkoutPlanIds = ['instant-site', 'agency', 'enterprise'] as const;
export type CheckoutPlanId = (typeof checkoutPlanIds)[number];

/** The codes that `/payment` accepts. */
export const discountCodeNames = ['SAVE20', 'LAUNCH50'] as const;
