/** The first words of pages that open before the rest of them is loaded. */
import { formatCents } from '../lib/money';
import { href } from '../paths';
import { enterpriseMonthlyPriceCents, enterpriseOffer } from './enterprise-offer';
import { site } from './site';

export const openings = {
  services: {
    heading: 'AI-ENABLED CREATIVE SOLUTIONS',
    text: 'Twenty trades under one roof: people who have done it before, and agents who do not mind doing it again.',
    signUp: { label: 'Sign Up', href: site.authSignupUrl },
  },
  work: { heading: 'OUR WORK', text: 'Seven clients, seven rules for setting a tile. Play one.' },
  pricing: {
    // A space that does not break keeps the last word in company.
    heading: 'Prices in plain\u00a0sight.',
    text: 'One payment for a finished site, or one monthly fee for a team. Anything smaller is bought with credits.',
  },
  faq: { heading: 'Twelve straight answers', text: 'What people ask before they sign, and what we tell them.' },
  contact: {
    heading: 'GET IN TOUCH',
    text: 'Tell us what you are making and when it has to be ready. One paragraph is plenty; we will ask for the rest.',
  },
  enterprise: {
    heading: 'Enterprise Solutions',
    text:
      'Many brands, many markets, many people who may say no. We bring one team, one list and one standard to all of ' +
      `them: ${enterpriseOffer.brandsText} brands in ${enterpriseOffer.timezones} timezones so far.`,
    contact: { label: 'Talk to us', href: href('contact') },
    checkout: {
      label: `Start at ${formatCents(enterpriseMonthlyPriceCents)}/month`,
      href: href('payment', { plan: 'enterprise' }),
    },
  },
};
