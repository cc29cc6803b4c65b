/** The generic services page: `/services`, and any `/services/{id}` that has no page of its own. */

import { href } from '../../paths';
import { type CheckoutPlanId, servicesPlan } from '../catalogue/plans';
import { serviceGroups } from '../catalogue/service-groups';
import { formatCents } from '../format/money';
import type { ServiceGroupId } from '../ids';
import { site } from '../site/site';
import { noCard, startNotes } from './start-notes';

/** Signing up on the site itself names the plan of this page. A deployer's outside address is left as it is. */
const isOwnSignUp = site.authSignupUrl === href('signup');
const plan: CheckoutPlanId = 'enterprise';
const signUp = isOwnSignUp
  ? { href: href('signup', { plan }), note: startNotes.signUp }
  : { href: site.authSignupUrl, note: noCard };
const price = `${formatCents(servicesPlan.monthlyPriceCents)}/month`;

type ServicesTab = { id: 'all' | ServiceGroupId | 'bundles'; label: string };

const bundles = { heading: 'Bundles', text: 'Several services, one brief.' };

export const servicesPage = {
  heading: 'AI-ENABLED CREATIVE SOLUTIONS',
  text: 'Twenty services under one roof: people who have done it before, and agents who do not mind doing it again.',
  signUp: { label: 'Sign Up', ...signUp },
  tabsLabel: 'Services by discipline',
  tabs: [
    { id: 'all', label: 'All services' },
    ...serviceGroups.map(({ id, title }) => ({ id, label: title })),
    { id: 'bundles', label: bundles.heading },
  ] satisfies readonly ServicesTab[],
  bundles,
  pricing: {
    heading: 'Transparent Pricing',
    planName: servicesPlan.name,
    priceText: price,
    billingText: servicesPlan.billingText,
    benefits: servicesPlan.benefits,
    cta: { label: 'Sign Up Now', ...signUp },
  },
  testimonialsHeading: 'What clients say',
  testimonials: [
    {
      quote:
        'I used to brief four suppliers for one campaign and spend the week making them match. Now I write the brief ' +
        'once.',
      author: 'Marketing Director',
      role: 'Music and live events company',
    },
    {
      quote:
        'The AI part impressed me less than I expected, and that is praise. I never see it. I see good work, sooner.',
      author: 'CMO',
      role: 'Consumer wellness company',
    },
    {
      quote:
        'They told us which half of our list was not worth doing. No agency had ever talked itself out of our money.',
      author: 'CEO',
      role: 'Construction technology company',
    },
  ],
  closing: {
    title: 'Send the list. We will start at the top.',
    text: 'One plan, one monthly price. A half-hour call tells you whether we are the right people for it.',
    actions: [
      { label: `Sign Up for ${price}`, ...signUp },
      { label: 'Schedule a Consultation', href: site.consultationUrl },
    ],
  },
};
