/** What large organizations are offered. Apart from the other plans, because its page opens before those are loaded. */

/** Charged at `/payment?plan=enterprise`. */
export const enterpriseMonthlyPriceCents = 500_000;

/** `/enterprise`. */
export const enterpriseOffer = {
  flexFromMonthlyCents: 500_000,
  flexToMonthlyCents: 10_000_000,
  dedicatedTeamFromMonthlyCents: 5_000_000,
  timezones: 13,
  brandsText: '150+',
} as const;
