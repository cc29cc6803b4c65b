import { identity } from '../../brand.config';
import type { PageName } from './pages';

/** Descriptions of the pages with a fixed address, for search engines. Only the build reads them, for the heads of pages. */
export const pageDescriptions: Readonly<Record<PageName, string>> = {
  home:
    `${identity.name}: ${identity.tagline}. See launches we made, what each service costs, ` +
    'and how a team starts within days.',
  services:
    'Engineering, design, research and growth in twenty services, made by people with AI agents. One ' +
    'plan, one monthly price, cancel anytime.',
  solutions:
    'Six capabilities and seven industries, from cloud and cybersecurity to banking and chemicals: what we solve, ' +
    'for whom, and with which team.',
  capabilities:
    'Cloud, cybersecurity, data and AI, digital engineering, emerging tech, finance and risk: what each one ' +
    'includes and what it changes for you.',
  industries:
    'Aerospace, automotive, banking, capital markets, chemicals, media and consumer goods, each with the four ' +
    'capabilities that matter most there.',
  work:
    'Seven case studies in motion: a festival without a field, a motorcycle that warns its rider, homes drawn by ' +
    'their owners, and four more.',
  pricing:
    'All prices in one table: an Instant Site, a standing agency team, monthly plans, single services and ' +
    'credits, each with its term and where it starts.',
  faq:
    'Twelve straight answers: when work begins, how billing and canceling work, who owns the files, and what we ' +
    'do and do not use AI for.',
  contact:
    `Write, call or pick a time in the calendar. Address, phone, email and office hours of the ${identity.name} studio in ` +
    `${identity.basedIn.city}.`,
  enterprise:
    'Flex subscriptions and dedicated teams for organizations with many brands: role-based access, coverage across ' +
    'time zones and one point of contact.',
  technologyStack:
    'The languages, frameworks, models and clouds our teams work in, with the reason we chose each and the cases ' +
    'where we would not.',
  studio:
    'Who you would work with and who is responsible: the roles of a team, who signs each step from brief to delivery, ' +
    'and what agents never do.',
  brand:
    `How ${identity.name} looks and why: the idea of the single tile, the four-tile logo and its rules, seven colors with ` +
    'their values, two typefaces.',
  search:
    'One field for services, prices, answers, case studies and your own orders. It works offline, and what you type ' +
    'stays in your browser.',
  press:
    `Descriptions of ${identity.name} in two lengths, facts to check against, subjects we can speak on, and a person who ` +
    'answers on deadline.',
  terms:
    `The terms for using this site and hiring ${identity.name}: orders, payment, revisions, ownership, canceling, and what ` +
    'the demo account area does not do.',
  privacy:
    `What ${identity.name} knows about you, which is little: this site has no analytics, and what you type into the demo ` +
    'stays in your own browser.',
  cookies:
    'This site sets no cookies. Here is the full list of what its demo account area keeps in your browser, why, ' +
    'and how to clear it.',
  demo:
    'Things to try on this site, from a card that is declined to a site that goes live: what is simulated, what ' +
    'is not, and what to watch for.',
  subscribe:
    `Try a ${identity.name} subscription free. Choose a plan, see what it includes and when the first charge would fall. ` +
    'Demo: no card is charged.',
  onboarding:
    'Nineteen questions, about ten minutes; the eleven marked * need an answer. Answers are saved as you type.',
  onboardingSuccess:
    'What you sent has arrived. What happens next, when you will hear from us, and where to find your dashboard.',
  payment:
    'Check the plan, enter a discount code and complete your order. This is a demo checkout: card details are ' +
    'neither sent nor kept.',
  instantSiteForm:
    'Tell us about your site in nine short sections: business, domain, goals, pages, media, branding and more. ' +
    'Then pay and book the meeting.',
  instantSiteSuccess:
    'Your Instant Site is ordered. Book the short design meeting now: the clock for the build starts when the ' +
    'meeting ends.',
  login: `Log in to your ${identity.name} account to see your credits, redeem services and follow your orders.`,
  signup:
    `Create a ${identity.name} account in this browser, with or without a card, and start redeeming design services for ` +
    'credits.',
  forgotPassword: 'How to get back into your demo account when the password has slipped your mind. It takes one step.',
  dashboard: 'Your credits at a glance, six services to redeem them for, and the way to your transaction history.',
  purchaseCredits:
    'Choose one of three credit packs and a quantity. The total and the price per credit are shown before you ' +
    'confirm.',
  addPaymentMethod:
    'Add a card to your demo account so that you can buy credits. The details are neither sent nor kept.',
  redeem:
    'What the service includes, what it costs in credits, and what your balance will be once you have redeemed ' +
    'it.',
  history: 'Every purchase and redemption in your account, newest first, with filters, totals and a receipt for each.',
  projects:
    'Everything that you have ordered and sent us, with its state and its next step: redemptions, sites, briefs, plans.',
  site: 'A website that was ordered here, as it was delivered.',
  project: 'One order or brief in full: what happens next, what was said about it, and what we have delivered.',
  receipt: 'One payment in full, with its reference number and your billing details, ready to print or to save.',
  admin: 'Orders of all customers in this browser, with revenue, credits issued, filters, search and a CSV export.',
  adminInvite: 'A preview of the invitation email that goes to the two admin accounts, with its sign-up buttons.',
  success: 'We are confirming your payment and adding the credits to your account. This takes a few seconds.',
  cancel: 'The payment was canceled and nothing was charged. Go back to the credit packs or to your dashboard.',
  demoProvider: 'Stands in for a payment provider’s page, where you pay for credits or cancel. No money moves here.',
  notFound: 'The page you asked for could not be found. It may have moved, or the address may be mistyped.',
};
