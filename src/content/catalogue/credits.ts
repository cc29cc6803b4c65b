/** Prices of credit packs, and of the services that credits are redeemed for. 1 credit = $1. */

import type { CreditPackId, CreditServiceId } from '../ids';
import type { TopicIconName } from '../types';

export * from './credit-value';

export type CreditPack = {
  id: CreditPackId;
  name: string;
  credits: number;
  priceCents: number;
  features: readonly string[];
  badge?: string;
};

/** What each service costs in credits. */
const serviceCredits = {
  revision: 50,
  'new-page': 50,
  'custom-artwork': 150,
  'logo-design': 200,
  'branding-kit': 500,
  'instant-site': 500,
} as const satisfies Record<CreditServiceId, number>;

const enterpriseCredits = 2000;
const toSpare =
  enterpriseCredits - serviceCredits['logo-design'] - serviceCredits['branding-kit'] - serviceCredits['instant-site'];

export const creditPacks: readonly CreditPack[] = [
  {
    id: 'starter',
    name: 'Starter',
    credits: 100,
    priceCents: 100_00,
    features: [
      'Two revisions, or one revision and a new page',
      'Redeem for any service',
      'Credits last as long as your account',
    ],
  },
  {
    id: 'professional',
    name: 'Professional',
    credits: 500,
    priceCents: 450_00,
    features: [
      'A branding kit, or a 3-Page Instant Site',
      'Redeem for any service',
      'Credits last as long as your account',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    credits: enterpriseCredits,
    priceCents: 1500_00,
    features: [
      `A logo, a branding kit, a site, and ${toSpare} credits to spare`,
      'Redeem for any service',
      'Credits last as long as your account',
    ],
    badge: 'BEST DEAL',
  },
];

/** The smallest pack, as the dashboard names it. */
export const smallestPackCredits = Math.min(...creditPacks.map((pack) => pack.credits));

/** Within how many hours we ask for feedback on a revision. */
export const revisionFeedbackHours = 48;

export type CreditService = {
  id: CreditServiceId;
  name: string;
  credits: number;
  description: string;
  icon: TopicIconName;
  /** The list 'What's included'. */
  details: readonly string[];
};

export const creditServices: readonly CreditService[] = [
  {
    id: 'revision',
    name: 'Revision',
    credits: serviceCredits.revision,
    description: 'Changes to something we have already delivered: copy, layout, color or code.',
    icon: 'repeat',
    details: [
      'Up to 3 rounds of changes',
      `Feedback within ${revisionFeedbackHours} hours`,
      'Copy, layout, color and image changes',
      'Updated source files after each round',
    ],
  },
  {
    id: 'new-page',
    name: 'New Page',
    credits: serviceCredits['new-page'],
    description: 'One more page for your site, in the design it already has.',
    icon: 'file-plus',
    details: [
      'One page designed and built in your existing style',
      'Layouts for phone, tablet and desktop',
      'Title, description and social card for search and sharing',
      'Linked into your navigation and footer',
    ],
  },
  {
    id: 'custom-artwork',
    name: 'Custom Artwork',
    credits: serviceCredits['custom-artwork'],
    description: 'An illustration, pattern or graphic drawn for one purpose.',
    icon: 'brush',
    details: [
      'One original illustration or graphic',
      'Two sketched directions to choose from',
      'Final art as SVG and as PNG for print and screen',
      'Full ownership of the finished work',
    ],
  },
  {
    id: 'logo-design',
    name: 'Logo Design',
    credits: serviceCredits['logo-design'],
    description: 'A mark and wordmark that hold up from favicon to billboard.',
    icon: 'shapes',
    details: [
      '3 initial concepts',
      'Unlimited revisions on the concept you choose',
      'Versions for light and dark backgrounds and for one color',
      'SVG, PNG and PDF files',
    ],
  },
  {
    id: 'branding-kit',
    name: 'Branding Kit',
    credits: serviceCredits['branding-kit'],
    description: 'Logo, color, type and rules in one kit that your team can work from.',
    icon: 'swatch-book',
    details: [
      'Logo with its secondary versions',
      'Color palette with contrast-checked pairs',
      'Type scale with licensed or open fonts',
      'Templates for social posts, a letterhead and a slide',
      'A short guide to using all of it',
    ],
  },
  {
    id: 'instant-site',
    name: '3-Page Instant Site',
    credits: serviceCredits['instant-site'],
    description: 'Three finished pages, a day after we meet.',
    icon: 'panels-top-left',
    details: [
      'Three pages, designed, filled with your text and built',
      '24-hour delivery after a 15-minute design meeting',
      'Layouts for phone, tablet and desktop',
      'Contact form or booking link, basic SEO tags',
      'Yours to keep, with the source files',
    ],
  },
];

export const findCreditPack = (id: string): CreditPack | undefined => creditPacks.find((pack) => pack.id === id);
export const findCreditService = (id: string): CreditService | undefined =>
  creditServices.find((service) => service.id === id);

/** Highest quantity in one order; with it, every sum of credits and cents is an exact integer. */
export const maxPackQuantity = 1_000_000;

/** What a redemption's row and page say after 'Start'. On the page, `pick` is a link to the calendar. */
export const startedTexts = { started: 'Started.', pick: 'Pick your time in the calendar' } as const;
