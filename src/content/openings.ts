/** The first words of pages that open before the rest of them is loaded. */
import { formatCents } from '../lib/money';
import { href } from '../paths';
import { enterpriseMonthlyPriceCents, enterpriseOffer } from './enterprise-offer';
import { site } from './site';

/** Day of the legal texts' last change, ISO date. */
export const legalTextsChanged = '2026-11-22';

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
  /** The overview by capability or by industry, and one capability or industry. */
  solutions: {
    heading: 'Enterprise Solutions',
    texts: {
      capabilities:
        'Start from what has to be solved, or from the trade you are in. Each colored tile is an industry where the ' +
        'capability earns its keep.',
      industries:
        'Start from what has to be solved, or from the trade you are in. Each colored tile is a capability that earns ' +
        'its keep in the industry.',
    },
    tabsLabel: 'Solutions',
    tabs: [
      { id: 'capabilities', label: 'By Capability', href: href('solutions', { category: 'capabilities' }) },
      { id: 'industries', label: 'By Industry', href: href('solutions', { category: 'industries' }) },
    ],
    back: 'All solutions',
    actions: {
      capabilities: [
        { label: 'Get started', href: href('contact') },
        { label: 'View pricing', href: href('pricing') },
      ],
      industries: [{ label: 'Get industry insights', href: href('contact') }],
    },
  },
  caseStudy: { back: { label: 'Our work', href: href('work') } },
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
  brand: {
    heading: 'One tile, used well',
    text: 'Everything here may be used to write about us or to work with us. Please use it as it is.',
  },
  technologyStack: {
    heading: 'What we work in, and why',
    text:
      'We choose tools a client can keep without us: well documented, widely hired for, and dull in the places where ' +
      'dull is a virtue.',
  },
  press: {
    heading: 'For the record',
    text: 'Copy what you need. If a fact is missing, ask; we would rather be interrupted than misquoted.',
    assets: { label: 'Logo, colors and type', href: href('brand') },
  },
  terms: {
    heading: 'Terms of service',
    text:
      `These terms apply when you use this website or hire ${site.name}. They are written to be read. Where a signed ` +
      'agreement between us says something else, the signed agreement wins.',
  },
  privacy: {
    heading: 'Privacy policy',
    text:
      'The short version: this website sends nothing you type to us. It has no analytics, no advertising and no ' +
      'tracking. What the demo remembers, it remembers in your own browser.',
  },
  cookies: {
    heading: 'Cookies and browser storage',
    text:
      'This website sets no cookies. The demo account area keeps its data in two drawers of your browser, local ' +
      'storage and session storage; a third, cache storage, holds a copy of the site for when there is no network. All ' +
      'three serve only to make the site work. That is why there is no consent banner.',
  },
} as const;

/** The two halves of `/solutions`. */
export type SolutionsTab = (typeof openings)['solutions']['tabs'][number]['id'];
