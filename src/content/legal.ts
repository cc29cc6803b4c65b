/**
 * The legal texts. They are written so that an agency could start from them, and they are honest about the demo: the
 * account area runs in the visitor's browser and sends nothing.
 */
import { pageMeta } from './pages';
import {
  agencyService,
  cancellationNoticeDays,
  instantSite,
  planTierIds,
  planTiers,
  supportHoursText,
  trial,
} from './plans';
import { site } from './site';
import type { LegalDocument } from './types';

const updated = '2026-11-22';

const contactParagraph = `Write to ${site.supportEmail}, call ${site.phone}, or send a letter to ${site.address.join(', ')}.`;

export const terms: LegalDocument = {
  title: 'Terms of service',
  meta: pageMeta.terms,
  updated,
  intro:
    `These terms apply when you use this website or hire ${site.name}. They are written to be read. Where a signed ` +
    'agreement between us says something else, the signed agreement wins.',
  sections: [
    {
      id: 'demo',
      heading: '1. About this demo',
      paragraphs: [
        'The account area of this website is a demonstration. Trial, onboarding, checkout, credits and the admin ' +
          'pages run entirely in your browser. No card is charged, no order reaches us and no contract comes about ' +
          'by using them.',
        'Please do not enter a real card number or a password that you use elsewhere. Every such form offers sample ' +
          'data instead.',
        'The sections below show the terms as they would read for real orders.',
      ],
    },
    {
      id: 'orders',
      heading: '2. Orders and plans',
      paragraphs: [
        'What a plan includes, its price and its minimum term are stated on the pricing page and again in the order ' +
          'summary before you pay. The order summary is the binding one.',
        `An ${instantSite.name} is a website of ${instantSite.pages} pages with up to ${instantSite.maxImages} ` +
          `images and ${instantSite.revisions} revision. The ${instantSite.deliveryHours} hours of building begin ` +
          `when the ${instantSite.meetingMinutes}-minute design meeting ends.`,
      ],
    },
    {
      id: 'payment',
      heading: '3. Billing and payment',
      paragraphs: [
        'Subscriptions are billed monthly in advance, counted from the day you sign up. One-time orders are paid ' +
          'when they are placed. Prices are in US dollars and do not include taxes that apply where you are.',
        'Quarterly and annual prepayment is available at a discount that we confirm in writing. If a payment fails, ' +
          'we tell you and try again; work pauses after fourteen days.',
      ],
    },
    {
      id: 'cancel',
      heading: '4. Minimum term and canceling',
      paragraphs: [
        `${agencyService.name} has a minimum term of ${agencyService.minimumMonths} months. After it, either of us ` +
          `may end the subscription with ${cancellationNoticeDays} days' notice, by email.`,
        'During the notice period we finish what is open and hand over all files, accounts and notes. Fees already ' +
          'paid for the notice period are not returned; fees paid beyond it are.',
      ],
    },
    {
      id: 'credits',
      heading: '5. Credits',
      paragraphs: [
        'Credits pay for the design services listed in your account. They are used up when you redeem them, they do ' +
          'not expire while your account is open, and they cannot be paid out or passed to another account.',
        'A redeemed service begins when you book its start. It does not start by itself.',
      ],
    },
    {
      id: 'your-part',
      heading: '6. Your part',
      paragraphs: [
        'Good work needs answers. You agree to name one person who can decide, to send the material a piece of work ' +
          'depends on, and to give feedback within five working days. Dates move by as many days as an answer is ' +
          'late.',
        'You confirm that you may use what you send us: texts, pictures, names, data.',
      ],
    },
    {
      id: 'ownership',
      heading: '7. Ownership',
      paragraphs: [
        'When a piece of work is paid for, it is yours with its source files, everywhere and for good. Until then it ' +
          'stays ours. Parts made by others, such as fonts, stock pictures and open-source code, remain under their ' +
          'own licenses, which we list for you.',
        'We may show finished public work as an example of what we do. If you would rather we did not, tell us and ' +
          'we will not.',
      ],
    },
    {
      id: 'ai',
      heading: '8. Use of AI',
      paragraphs: [
        'We use AI tools in research, drafting, production and testing. A person reviews everything before delivery ' +
          'and is responsible for it. We do not let your confidential material train models for anyone else.',
        'The law on the protection of machine-made work differs by country. Where a piece has to be protectable, ' +
          'tell us in the brief, and a person will author it.',
      ],
    },
    {
      id: 'confidentiality',
      heading: '9. Confidentiality',
      paragraphs: [
        'What you tell us in confidence stays with the people working for you, during the work and for three years ' +
          'after. This does not cover what is public already or what a court obliges us to disclose.',
      ],
    },
    {
      id: 'liability',
      heading: '10. Warranty and liability',
      paragraphs: [
        'We deliver work of professional quality and correct faults that you report within thirty days of delivery ' +
          'at our cost. We cannot promise a business result.',
        'Except for intent, gross negligence and injury to persons, our liability is limited to what you paid us in ' +
          'the twelve months before the event. Neither of us is liable for lost profit.',
      ],
    },
    {
      id: 'law',
      heading: '11. Changes, law and courts',
      paragraphs: [
        'If we change these terms, we announce it by email thirty days ahead; running orders keep the terms they ' +
          'were placed under. California law applies, and the courts of San Francisco decide, unless consumer law ' +
          'where you live gives you a court of your own.',
        'If a clause turns out to be invalid, the others stand.',
      ],
    },
    { id: 'contact', heading: '12. Contact', paragraphs: [contactParagraph] },
  ],
};

export const privacy: LegalDocument = {
  title: 'Privacy policy',
  meta: pageMeta.privacy,
  updated,
  intro:
    'The short version: this website sends nothing you type to us. It has no analytics, no advertising and no ' +
    'tracking. What the demo remembers, it remembers in your own browser.',
  sections: [
    {
      id: 'who',
      heading: '1. Who is responsible',
      paragraphs: [`${site.name} is responsible for this website. ${contactParagraph}`],
    },
    {
      id: 'visiting',
      heading: '2. When you visit',
      paragraphs: [
        'The pages, fonts, pictures and films come from the server that hosts this site. Like every web server it ' +
          'sees your IP address, the page you asked for and the name of your browser. The host may keep these for a ' +
          'short time in its logs to fend off attacks; we do not look at them otherwise.',
        'We load no scripts from third parties, count no visitors and build no profiles.',
      ],
    },
    {
      id: 'demo',
      heading: '3. When you use the demo',
      paragraphs: [
        'Accounts, credits, history, trial and submitted forms are kept in the storage of your browser, on your ' +
          'device. They are not transmitted. We cannot see them, recover them or delete them for you.',
        'Passwords, card numbers, expiry dates and security codes are not stored anywhere, not even in your browser. ' +
          'Files you attach are noted by name and size only.',
        'On a shared computer, anyone using the same browser profile can see what the demo has kept. Clear it when ' +
          'you are done; the cookies page says how.',
      ],
    },
    {
      id: 'newsletter',
      heading: '4. Newsletter',
      paragraphs: [
        'The newsletter field in the footer is part of the demonstration. It shows what signing up would look like; ' +
          'the address you type is not sent and not kept.',
      ],
    },
    {
      id: 'contacting',
      heading: '5. When you write or call',
      paragraphs: [
        'If you send an email or call, we use what you tell us to answer you, on the basis of your request or of a ' +
          'contract we are preparing together. Messages that lead to no work are deleted after twelve months. ' +
          `Support answers ${supportHoursText}.`,
      ],
    },
    {
      id: 'links',
      heading: '6. Links that leave this site',
      paragraphs: [
        'Calendar buttons open a calendar service in a new tab, with our address and the subject filled in. Social ' +
          'and partner links lead to other websites. Nothing loads from any of them until you click, and from then ' +
          'on their own policies apply.',
        'Films in the case studies are hosted here. If a study shows a film from a video service instead, it plays ' +
          'in that service’s privacy mode, and the service then learns your IP address.',
      ],
    },
    {
      id: 'rights',
      heading: '7. Your rights',
      paragraphs: [
        'You may ask what personal data we hold about you, have it corrected or deleted, receive a copy, or object ' +
          'to its use. Write to us, and we answer within thirty days. You may also complain to the data protection ' +
          'authority where you live.',
        'We do not sell personal data and never have.',
      ],
    },
    {
      id: 'changes',
      heading: '8. Changes',
      paragraphs: [
        'If this policy changes, the new text appears here with a new date. Should the account area ever be ' +
          'connected to a server, this page will say so before it happens.',
      ],
    },
  ],
};

export const cookies: LegalDocument = {
  title: 'Cookies and browser storage',
  meta: pageMeta.cookies,
  updated,
  intro:
    'This website sets no cookies. The demo account area keeps its data in two drawers of your browser, local ' +
    'storage and session storage; a third, cache storage, holds a copy of the site for when there is no network. All ' +
    'three serve only to make the site work. That is why there is no consent banner.',
  sections: [
    {
      id: 'account',
      heading: '1. Account, in local storage',
      paragraphs: ['Written when you sign up or log in. Logging out removes the token, email, name and admin flag.'],
      list: [
        'authToken: says that you are signed in',
        'userEmail, userName: who is signed in',
        'isAdmin: whether the admin pages open for this person',
        'hasPaymentMethod: whether a card was added; never the card itself',
        'accountOwner: whose data the keys above belong to',
        'userName_{email}, hasPaymentMethod_{email}: the same per person, so that several people can share a browser',
        'rememberedEmail: fills in your email next time, if you ticked “Remember me”',
      ],
    },
    {
      id: 'credits',
      heading: '2. Credits and orders, in local storage',
      paragraphs: ['Written when you buy, redeem, start or complete something.'],
      list: [
        'userCredits, userCredits_{email}: your balance',
        'creditHistory, creditHistory_{email}: your purchases and redemptions',
        'pendingPurchase, pendingPurchase_{email}: a purchase waiting for its payment to be confirmed',
        'emailNotifications: the messages that a real system would send by email',
        'discountUsed: the last discount code used',
        'submissions: forms you have submitted, without card data and with files noted by name and size',
        'sampleData: which customers on the admin pages are samples, so that they can be removed again',
      ],
    },
    {
      id: 'trial',
      heading: '3. Trial and banner, in local storage',
      paragraphs: ['Written when you start a trial or close the banner.'],
      list: [
        'trialUsed: that the free trial has been taken',
        `trialEndDate: the day it ends, ${trial.days} days after it started`,
        'selectedPlan: the plan you chose',
        'bannerShown, bannerExpiry: whether to show the trial banner, and when to ask again',
      ],
    },
    {
      id: 'comfort',
      heading: '4. Comfort and repair, in local storage',
      paragraphs: ['Small things that save you a click or save your data.'],
      list: [
        'video-mute-{id}: whether you muted the film of a case study',
        'corrupt:{key}: a copy of a value that could no longer be read, kept so that nothing is lost',
      ],
    },
    {
      id: 'session',
      heading: '5. Session storage',
      paragraphs: ['Kept for one tab and removed by the browser when you close it.'],
      list: [
        'onboardingComplete: opens the thank-you page after onboarding or checkout',
        'draft:{form}: answers you have not sent yet, so that a reload does not cost you them; no passwords, no card ' +
          'data',
        'checkoutReceipts: what you paid for at checkout, so that you do not pay twice for the same Instant Site',
        'chosenPack: the credit pack you chose before you had to add a card',
        'reloadedBuild: the version of the site that was loaded anew after an update, so that this happens only once',
        'react-router-scroll-positions: how far you had scrolled on each page, for the way back',
      ],
    },
    {
      id: 'offline',
      heading: '6. Offline copy, in cache storage',
      paragraphs: [
        'The site’s own files, kept so that every page opens without a network after one visit. Nothing you type is ' +
          'among them.',
      ],
      list: [
        'tessera-build-{path}-{version}: scripts, styles, fonts and an empty page, of this version and of the one before',
        'tessera-pictures: pictures you have seen, the latest 150',
      ],
    },
    {
      id: 'clear',
      heading: '7. How to clear it',
      paragraphs: [
        'In your browser’s settings, look for “site data” or “cookies and site data”, find this address and delete ' +
          'it. Everything the demo knows is gone at once, the offline copy with it, and nobody, including us, has another.',
        'If you block storage altogether, all public pages work as before. The account area then forgets everything ' +
          'when you close the tab.',
      ],
    },
  ],
};

export type LegalPageName = 'terms' | 'privacy' | 'cookies';

/** The three texts that have a page. */
export const legalDocuments: Readonly<Record<LegalPageName, LegalDocument>> = { terms, privacy, cookies };

const trialPriceList = planTierIds
  .map((id) => planTiers[id])
  .filter((tier) => tier.hasTrial)
  .map((tier) => `${tier.name}: ${tier.priceText} ${tier.periodText}`);

/** The dialog 'View Free Trial Agreement' on `/subscribe`. */
export const freeTrialAgreement: LegalDocument = {
  title: 'Free Trial Agreement',
  meta: {
    title: 'Free Trial Agreement',
    description:
      `The terms of the ${trial.days}-day free trial: what it includes, when the first charge falls, and how to ` +
      'cancel before it does.',
  },
  updated,
  intro: `You try a subscription for ${trial.days} days before you pay for it. This is what we both agree to.`,
  sections: [
    {
      id: 'demo',
      heading: 'This is a demo',
      paragraphs: [
        'On this website the trial is a demonstration. No card is charged, today or later, and the card details you ' +
          'type are neither sent nor kept. The terms below show how a real trial would run.',
      ],
    },
    {
      id: 'length',
      heading: `${trial.days} days, once`,
      paragraphs: [
        `The trial begins when you submit the form and ends ${trial.days} days later. There is one trial per ` +
          'customer. It covers everything the plan you chose includes.',
      ],
    },
    {
      id: 'charge',
      heading: 'First charge after the trial',
      paragraphs: [
        'Nothing is due during the trial. If you stay, the first month is charged when it ends, and each following ' +
          'month on the same day, at the price of your plan:',
      ],
      list: trialPriceList,
    },
    {
      id: 'cancel',
      heading: 'Cancel any time during the trial',
      paragraphs: [
        `Write to ${site.supportEmail} before the trial ends and you owe nothing. You need no reason, and no notice ` +
          'period applies during the trial.',
      ],
    },
    {
      id: 'work',
      heading: 'Work made during the trial',
      paragraphs: [
        'If you stay, everything made in the trial is yours with the first payment. If you leave, drafts remain ' +
          'ours, and whatever you sent us is deleted within thirty days.',
      ],
    },
    {
      id: 'enterprise',
      heading: 'Enterprise',
      paragraphs: [
        'There is no free trial of the Enterprise plan, since its team is put together for you. Book a call, and we ' +
          'will find another way to let you test us.',
      ],
    },
  ],
};
