/** The Instant Site and its two prices, in cents. */

/** Contents of the Instant Site: `/pricing`, `/instant-site-form`, FAQ. */
export const instantSite = {
  name: 'Instant Site',
  /** Name on the order summary of the form's payment step. */
  packageName: 'Instant Site Package',
  pages: 3,
  deliveryHours: 24,
  maxImages: 10,
  revisions: 1,
  meetingMinutes: 15,
} as const;

/** Charged at `/payment?plan=instant-site`, and stated on `/pricing`. */
export const instantSiteCheckoutPriceCents = 50_000;

/** Charged by `/instant-site-form` if it was not paid at checkout. */
export const instantSiteFormPriceCents = 65_000;
