/** Texts and figures of `/enterprise`. The landing page has other figures on purpose. */

import { href } from '../../paths';
import { enterpriseMonthlyPriceCents, enterpriseOffer, fastestTurnaroundHours } from '../catalogue/plans';
import { formatCents } from '../format/money';
import type { EnterpriseOfferId } from '../ids';
import type { NamedPoint } from '../types';

const flexFrom = formatCents(enterpriseOffer.flexFromMonthlyCents);
const flexTo = formatCents(enterpriseOffer.flexToMonthlyCents);
const teamFrom = formatCents(enterpriseOffer.dedicatedTeamFromMonthlyCents);

const contact = { label: 'Talk to us', href: href('contact') };

/** A figure that is not a plain number keeps its own text. */
export type EnterpriseFigure = { value: string; label: string };

/** `priceText`: what a month costs. */
type EnterpriseOffer = {
  id: EnterpriseOfferId;
  name: string;
  priceText: string;
  text: string;
  includes: readonly string[];
  cta: { label: string; href: string };
};

export const enterprisePage = {
  label: 'For many brands: flex subscription and dedicated team',
  heading: 'Enterprise Solutions',
  text:
    'Many brands, many markets, many people who may say no. We bring one team, one list and one standard to all of ' +
    `them, in ${enterpriseOffer.timezones} time zones.`,
  contact,
  checkout: {
    label: `Start at ${formatCents(enterpriseMonthlyPriceCents)}/month`,
    href: href('payment', { plan: 'enterprise' }),
  },
  figures: [
    { value: `${fastestTurnaroundHours} hours`, label: 'fastest turnaround' },
    { value: `${enterpriseOffer.timezones}`, label: 'time zones covered' },
    { value: enterpriseOffer.brandsText, label: 'brands served' },
  ] satisfies readonly EnterpriseFigure[],
  offersHeading: 'Two ways to work',
  offers: [
    {
      id: 'flex',
      name: enterpriseOffer.flexName,
      priceText: `${flexFrom} to ${flexTo}/month`,
      text: 'Capacity you set each quarter. Turn it up for a launch and down for the summer; the people stay the same.',
      includes: [
        'Any mix of design, engineering, research and growth',
        'One list for all brands, with an owner and a date on every line',
        'A fixed monthly price, agreed before the quarter starts',
        `Turnaround from ${fastestTurnaroundHours} hours on agreed formats`,
      ],
      cta: enterpriseOffer.flexStart,
    },
    {
      id: 'team',
      name: enterpriseOffer.teamName,
      priceText: `from ${teamFrom}/month`,
      text:
        'A team that works for you alone, in your tools and at your stand-up, led by someone who sits on your ' +
        'steering committee.',
      includes: [
        'Designers, engineers and producers, named before you sign',
        'A dedicated project manager and a creative or technical lead',
        'AI agents and pipelines built into your own cloud accounts',
      ],
      cta: enterpriseOffer.teamStart,
    },
  ] satisfies readonly EnterpriseOffer[],
  controlHeading: 'Control, kept where it belongs',
  control: [
    {
      name: 'Role-based access control',
      description:
        'Who may brief, who may approve, who may download source files: each is a role, granted and withdrawn by ' +
        'your own administrator.',
      icon: 'lock',
    },
    {
      name: 'Separate workspaces',
      description:
        'Brands, markets and agencies see their own work. Shared libraries are shared on purpose, one by one.',
      icon: 'layout-template',
    },
    {
      name: 'A record of every decision',
      description:
        'Each version keeps its request, its author and its approval, so that an audit is a search and not a project.',
      icon: 'file-text',
    },
    {
      name: 'Your models, your region',
      description: 'AI runs on the providers and in the regions your policy names, or it does not run.',
      icon: 'shield-check',
    },
    {
      name: 'Follow-the-sun coverage',
      description:
        `People in ${enterpriseOffer.timezones} time zones hand work over at the end of their day. A brief sent in ` +
        'the evening has a draft by breakfast.',
      icon: 'globe',
    },
    {
      name: 'Procurement without the chasing',
      description:
        'Security questionnaire, insurance, supplier forms, purchase orders: one person on our side answers them all.',
      icon: 'handshake',
    },
  ] satisfies readonly NamedPoint[],
  stepsHeading: 'From first call to first delivery',
  steps: [
    { name: 'Scope', text: 'One call with the people who will use us and the one who will pay for us.' },
    { name: 'Pilot', text: 'A real piece of work for one brand, with the roles and approvals you intend to keep.' },
    { name: 'Roll out', text: 'More brands join the same list, each with a workspace of its own.' },
  ],
  closing: {
    title: 'How many brands are on your list?',
    text: 'Tell us the number and the nearest deadline. We will come back with a team and a price.',
    actions: [contact],
  },
};
