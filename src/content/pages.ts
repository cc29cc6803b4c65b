/** Title and description of every page with a fixed address. Pages with an id take theirs from their own content. */
import type { PageMeta } from './types';

export const pageMeta = {
  home: {
    title: 'Creative, engineering and AI, piece by piece',
    description:
      'Tessera is an AI-enhanced creative and engineering agency. See launches we made, what each service costs, and ' +
      'how a team starts within days.',
  },
  services: {
    title: 'AI-enabled creative services',
    description:
      'Engineering, design, research and growth in twenty trades, made by people with AI agents at the bench. One ' +
      'plan, one price, every service.',
  },
  solutions: {
    title: 'Solutions by capability and industry',
    description:
      'Six capabilities and seven industries, from cloud and cybersecurity to banking and chemicals: what we solve, ' +
      'for whom, and with which team.',
  },
  capabilities: {
    title: 'Our six capabilities',
    description:
      'Cloud, cybersecurity, data and AI, digital engineering, emerging tech, finance and risk: what each one ' +
      'includes and what it changes for you.',
  },
  industries: {
    title: 'The industries we know',
    description:
      'Aerospace, automotive, banking, capital markets, chemicals, media and consumer goods, each with the four ' +
      'capabilities that matter most there.',
  },
  work: {
    title: 'Our work',
    description:
      'Seven case studies in motion: a festival without a field, a motorcycle that warns its rider, homes drawn by ' +
      'their owners, and four more.',
  },
  pricing: {
    title: 'Pricing',
    description:
      'Two offers with every figure on the table: an Instant Site, paid once, or a standing agency team by the ' +
      'month. What is in and what is not.',
  },
  faq: {
    title: 'Questions and answers',
    description:
      'Twelve straight answers: when work begins, how billing and canceling work, who owns the files, and what we do ' +
      'and do not use AI for.',
  },
  contact: {
    title: 'Get in touch',
    description:
      'Write, call or pick a time in the calendar. Address, phone, email and office hours of the Tessera studio in ' +
      'San Francisco.',
  },
  enterprise: {
    title: 'Enterprise Solutions',
    description:
      'Flex subscriptions and dedicated teams for organizations with many brands: role-based access, cover across ' +
      'timezones and one point of contact.',
  },
  technologyStack: {
    title: 'Technology stack',
    description:
      'The languages, frameworks, models and clouds our teams work in, with the reason we chose each and the cases ' +
      'where we would not.',
  },
  brand: {
    title: 'Brand: logo, colors, type, voice',
    description:
      'How Tessera looks and why: the idea of the single tile, the four-tile logo and its rules, seven colors with ' +
      'their values, two typefaces.',
  },
  press: {
    title: 'Press',
    description:
      'Descriptions of Tessera in two lengths, facts to check against, subjects we can speak on, and a person who ' +
      'answers on deadline.',
  },
  search: {
    title: 'Search',
    description:
      'One field for services, prices, answers, case studies and your own orders. It works without a network, and ' +
      'what you type stays in your browser.',
  },
  terms: {
    title: 'Terms of service',
    description:
      'The terms for using this site and hiring Tessera: orders, payment, revisions, ownership, canceling, and what ' +
      'the demo account area does not do.',
  },
  privacy: {
    title: 'Privacy policy',
    description:
      'What Tessera knows about you, which is little: this site has no analytics, and what you type into the demo ' +
      'stays in your own browser.',
  },
  cookies: {
    title: 'Cookies and browser storage',
    description:
      'This site sets no cookies. Here is the full list of what its demo account area keeps in your browser, why, ' +
      'and how to clear it.',
  },
  subscribe: {
    title: 'Start your free trial',
    description:
      'Try a Tessera subscription free. Choose a plan, see what it includes and when the first charge would fall. ' +
      'Demo: no card is charged.',
  },
  onboarding: {
    title: 'Project brief',
    description:
      'Four short steps about your business, your website, its look and its content. Your answers stay in this ' +
      'browser until you submit them.',
  },
  onboardingSuccess: {
    title: 'Thank you',
    description:
      'What you sent has arrived. What happens next, when you will hear from us, and where to find your dashboard.',
  },
  payment: {
    title: 'Checkout',
    description:
      'Check the plan, enter a discount code and complete your order. This is a demo checkout: card details are ' +
      'neither sent nor kept.',
  },
  instantSiteForm: {
    title: 'Instant Site setup',
    description:
      'Tell us about your site in nine short sections: business, domain, goals, pages, media, branding and more. ' +
      'Then pay and book the meeting.',
  },
  instantSiteSuccess: {
    title: 'Instant Site ordered',
    description:
      'Your Instant Site is ordered. Book the short design meeting now: the clock for the build starts when the ' +
      'meeting ends.',
  },
  login: {
    title: 'Log in',
    description: 'Sign in to your Tessera account to see your credits, redeem services and follow your orders.',
  },
  signup: {
    title: 'Create an account',
    description:
      'Create a Tessera account in this browser, with or without a card, and start redeeming design services for ' +
      'credits.',
  },
  forgotPassword: {
    title: 'Forgotten password',
    description: 'How to get back into your demo account when the password has slipped your mind. It takes one step.',
  },
  dashboard: {
    title: 'Dashboard',
    description: 'Your credits at a glance, six services to redeem them for, and the way to your transaction history.',
  },
  purchaseCredits: {
    title: 'Purchase credits',
    description:
      'Choose one of three credit packs and a quantity. The total and the price per credit are shown before you ' +
      'confirm.',
  },
  addPaymentMethod: {
    title: 'Add a payment method',
    description: 'Add a card to your demo account so that you can buy credits. The details are neither sent nor kept.',
  },
  redeem: {
    title: 'Redeem a service',
    description:
      'What the service includes, what it costs in credits, and what your balance will be once you have redeemed it.',
  },
  history: {
    title: 'Transaction history',
    description:
      'Every purchase and redemption in your account, newest first, with filters, totals and a receipt for each.',
  },
  receipt: {
    title: 'Receipt',
    description: 'One entry of your transaction history in full, with its reference number, ready to print or to save.',
  },
  admin: {
    title: 'Admin Dashboard',
    description:
      'Orders of all customers in this browser, with revenue, credits issued, filters, search and a CSV export.',
  },
  adminInvite: {
    title: 'Admin invitations',
    description: 'A preview of the invitation email that goes to the two admin accounts, with its sign-up buttons.',
  },
  success: {
    title: 'Payment result',
    description: 'We are confirming your payment and adding the credits to your account. This takes a few seconds.',
  },
  cancel: {
    title: 'Payment Cancelled',
    description:
      'The payment was stopped and nothing has been charged. Go back to the credit packs or to your dashboard.',
  },
  styleguide: {
    title: 'Style guide',
    description:
      'Colors, type, spacing and every component of this site in each of its states, on paper and on ink, for those ' +
      'who build it.',
  },
  notFound: {
    title: 'Page Not Found',
    description:
      'The page you asked for could not be found. It may have moved, or the address may have a letter too many.',
  },
} as const satisfies Record<string, PageMeta>;

export type PageName = keyof typeof pageMeta;
