/** The plans that a service's page names, apart from what they include, so that the page loads no more than their prices. */
export const planPrices = {
  starter: { name: 'Starter', monthlyPriceCents: 350_000 },
  growth: { name: 'Growth', monthlyPriceCents: 550_000 },
  agency: { name: 'Agency Service', monthlyPriceCents: 500_000 },
} as const;
