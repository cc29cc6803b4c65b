/** The twelve questions of `/faq`. Their figures are taken from the plans, so that they agree with the prices. */

import { href } from '../../paths';
import { creditValueCents } from '../catalogue/credit-value';
import {
  agencyService,
  cancellationNoticeDays,
  fastestTurnaroundHours,
  instantSite,
  instantSiteCheckoutPriceCents,
  instantSiteFormPriceCents,
  onboardingDaysText,
  servicesPlan,
  teamAssignedWithinHours,
  trial,
} from '../catalogue/plans';
import { formatCents } from '../format/money';
import { site } from '../site/site';
import type { FaqEntry } from '../types';
import type { FaqId } from './faq-ids';

const agencyPrice = formatCents(agencyService.monthlyPriceCents);
const pricingLink = { text: 'Compare the offers', href: href('pricing') };
const contactLink = { text: 'Ask a person', href: href('contact') };

const isDrawn = import.meta.env.VITE_FIRST_DRAFT !== 'off';

export const faqEntries: readonly (FaqEntry & { id: FaqId })[] = [
  {
    id: 'start',
    question: 'How soon can work begin?',
    answer: [
      `A team is assigned within ${teamAssignedWithinHours} hours of signing up. Onboarding then takes ` +
        `${onboardingDaysText}: one call, access to your files and tools, and a first list put in order together.`,
      'Work on the first item starts the day we agree on the list.',
    ],
  },
  {
    id: 'turnaround',
    question: 'How fast will I see something?',
    answer: [
      `Basic requests, such as a banner set or a page edit, come back within ${agencyService.turnaroundHours} hours ` +
        'on working days. A brand, an app or a film takes longer; you get the date before we start and see work in ' +
        'progress along the way.',
      'With a custom or enterprise subscription we can agree on faster turnaround for set formats, from ' +
        `${fastestTurnaroundHours} hours.`,
    ],
  },
  {
    id: 'revisions',
    question: 'What if I do not like it?',
    answer: [
      'Say so, and we go again. Agency Service includes unlimited revisions: we work on a piece until you approve it ' +
        'or drop it.',
      `An ${instantSite.name} includes ${instantSite.revisions} revision, because it is finished in a day. You can ` +
        'buy further revisions with credits.',
      ...(isDrawn
        ? [
            'A logo, an artwork or a branding kit comes as proofs on the page of your project. You see it as it grows: look ' +
              'at each proof, ask for a change or approve one, then take the files.',
          ]
        : []),
    ],
    links: [pricingLink],
  },
  {
    id: 'billing',
    question: 'When am I billed?',
    answer: [
      'Subscriptions are billed monthly, counted from the day you sign up and not from the first of the month.',
      `If you begin with the free trial, the first charge comes after its ${trial.days} days.`,
    ],
  },
  {
    id: 'prepay',
    question: 'Is it cheaper to pay ahead?',
    answer: [
      'Yes. Quarterly and annual prepay discounts apply to every subscription. How much depends on the plan, so ask ' +
        'for both figures and we will put them in writing.',
    ],
    links: [contactLink],
  },
  {
    id: 'minimum-term',
    question: 'Is there a minimum term?',
    answer: [
      `${agencyService.name}, at ${agencyPrice} per month, has a minimum of ${agencyService.minimumMonths} months. ` +
        'That is about as long as a team needs to know your business well enough to be quick.',
      `An ${instantSite.name} is a one-time purchase. Nothing renews.`,
    ],
    links: [pricingLink],
  },
  {
    id: 'cancel',
    question: 'How do I cancel?',
    answer: [
      `${agencyService.name}: once its ${agencyService.minimumMonths}-month minimum has passed, you can cancel at any ` +
        `time with ${cancellationNoticeDays} days’ notice. The monthly ${servicesPlan.name} has no minimum: cancel ` +
        `anytime. An email to ${site.supportEmail} is enough; a free trial can be canceled in your account, too.`,
      'Before you go, we finish what is open and hand over every file, account and note.',
    ],
  },
  {
    id: 'ownership',
    question: 'Who owns the work?',
    answer: [
      'You do, with source files, as soon as it is paid for. That covers design files, code, footage, prompts and ' +
        'any model tuned on your material.',
      'Fonts, stock pictures and music stay under their makers’ licenses. We list each one for you.',
    ],
  },
  {
    id: 'instant-site',
    question: `What is an ${instantSite.name}?`,
    answer: [
      `A website of ${instantSite.pages} pages with up to ${instantSite.maxImages} images, built within ` +
        `${instantSite.deliveryHours} hours. You fill in a form and attend a ${instantSite.meetingMinutes}-minute ` +
        'design meeting; the clock starts when the meeting ends.',
      `It costs ${formatCents(instantSiteCheckoutPriceCents)}, one-time, from the pricing page. Ordered directly on ` +
        `the Instant Site form it is ${formatCents(instantSiteFormPriceCents)}. The site is yours for life.`,
      ...(isDrawn
        ? [
            'The page of your project shows a first draft. Once built, the site is live at an address of its own, and you ' +
              'can download it as a folder that any host takes.',
          ]
        : []),
    ],
    links: [pricingLink],
  },
  {
    id: 'ai-use',
    question: 'How do you use AI, and what do you not use it for?',
    answer: [
      'Agents research, draft, resize, subtitle, test and tidy. Concepts, final design, code review and everything ' +
        'that speaks in your name are the job of a person, whose name is on the file.',
      'Your material is not used to train models for anybody else. If a project must not touch AI at all, tell us at ' +
        'onboarding and it will not.',
    ],
  },
  {
    id: 'credits',
    question: 'How do credits work?',
    answer: [
      'Credits pay for single pieces of work without a subscription: a revision, a new page, a logo. Each credit ' +
        `buys ${formatCents(creditValueCents)} of work, and larger packs cost less per credit. Credits do not expire ` +
        'while your account is open.',
      'Buy a pack in your account, redeem it for a service, then book the start. Your history shows every credit in ' +
        'and out.',
    ],
    links: [{ text: 'Open your account', href: href('dashboard') }],
  },
  {
    id: 'support-hours',
    question: 'When can I reach you?',
    answer: [
      `Support answers ${site.supportHours.text}, by email at ${site.supportEmail} or by phone at ${site.phone}. Outside ` +
        'those hours, write anyway: the message is the first thing somebody reads the next working morning.',
    ],
    links: [contactLink],
  },
];

/** The texts around the questions. */
export const faqPage = {
  label: 'FAQ',
  heading: 'Twelve straight answers',
  text: 'What people ask before they sign, and what we tell them.',
  closing: {
    title: 'Is yours the thirteenth?',
    text: 'Write or call. If it comes up twice, it goes on this page.',
    actions: [
      { label: 'Contact us', href: href('contact') },
      { label: 'See pricing', href: href('pricing') },
    ],
  },
};
