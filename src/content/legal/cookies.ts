import { draftDays } from '../flows/drafts';
import { trial } from '../flows/trial';
import type { LegalText } from '../types';

export const cookies: LegalText = {
  heading: 'Cookies and browser storage',
  text:
    'This website sets no cookies. The demo account area keeps its data in two places in your browser, local storage ' +
    'and session storage; a third, cache storage, holds a copy of the site for when you are offline. All three are ' +
    'used only to make the site work. That is why there is no consent banner.',
  sections: [
    {
      id: 'account',
      heading: '1. Account, in local storage',
      paragraphs: ['Written when you sign up or log in. Logging out removes the token, email, name and admin flag.'],
      list: [
        'authToken: says that you are logged in',
        'userEmail, userName: who is logged in',
        'isAdmin: whether the admin pages open for this person',
        'hasPaymentMethod: whether a card was added; never the card itself',
        'paymentMethodToken, paymentMethodToken_{email}: how your card behaves in the demo, if it is a test card, such as “is ' +
          'declined when charged”',
        'chosenPlan_{email}: the plan you chose when you signed up, and when, until you pay for it',
        'removedTrial_{email}: that you removed an ended trial from your list',
        'accountOwner: whose data the keys above belong to',
        `briefDraft_{email}, siteDraft_{email}: answers of a brief or an Instant Site form that you have not sent yet, for ` +
          `${draftDays} days after the last change; files by name only, no card data`,
        'billingDetails_{email}: company, address and tax number, if you typed them on a receipt',
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
        'openPayments: unfinished payments, with the answers they are for, so that you neither pay twice nor lose what ' +
          'you paid for; without card data',
        'providerPayments: the records of the demo’s payment provider: reference, amount and outcome; no card data',
        'emailNotifications: the messages that a real system would send by email',
        'discountUsed: the last discount code used',
        'projectEvents: what happened to your orders and briefs: messages, meetings, deliveries',
        'submissions: the forms you have sent, with your email if you were logged in or told us where to answer, ' +
          'without card data and with files noted by name and size',
        'sampleData: which customers are samples of the demo, so that they can be removed again',
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
        'sampleTrial: that the trial is a sample of the demo desk, so that it can be removed again',
        'bannerShown, bannerExpiry: whether to show the trial banner, and when to offer the trial again',
      ],
    },
    {
      id: 'comfort',
      heading: '4. Convenience and repair, in local storage',
      paragraphs: ['Small things that save you a click or save your data.'],
      list: [
        'recentSearches: the last five searches, offered again when you search; one press clears them',
        'persistenceAsked: that your browser was asked not to delete these keys by itself',
        'colorScheme: whether you chose the light or the dark appearance',
        'video-mute-{id}: whether you muted the video of a case study',
        'corrupt:{key}: copies of values that could no longer be read, the first and up to four later ones, with :2 to ' +
          ':5 at the end of their names; kept so that they can be repaired',
      ],
    },
    {
      id: 'session',
      heading: '5. Session storage',
      paragraphs: ['Kept for one tab and removed by the browser when you close it.'],
      list: [
        'demoSteering: what you have set at the demo desk in this tab, such as a payment that fails',
        'demoStory: which story of the demo is shown above the page',
        'demoTimeline: what happened in this tab, for the demo desk to show: messages, projects sent, names of keys written',
        'demoBackup: what was there before all data was reset or replaced in this tab, so that it can be restored; it holds the ' +
          'data of all customers',
        'onboardingComplete: opens the thank-you page after a brief or a checkout',
        'sentBrief: which brief you sent, so that the page can say so before you send another',
        'sentSite: which Instant Site you ordered last, so that the page after it can show its first draft',
        'draft:{form}: answers you have not sent yet, so that a reload does not lose them; while you are logged in, the ' +
          'key ends with your email, and a brief or an Instant Site form is here only if there is no room for it with your ' +
          'account; no passwords, no card data',
        'sentHere: which projects you sent in this tab, so that they are yours although you were not logged in',
        'removedSteps: what you have just removed from the list on your dashboard, so that you can take it back',
        'chosenPack: the credit pack you chose before you had to add a card',
        'reloadedBuild: the version of the site that this tab reloaded for, so that it reloads only once after an update',
        'react-router-scroll-positions: how far you had scrolled on each page, for when you go back',
      ],
    },
    {
      id: 'offline',
      heading: '6. Offline copy, in cache storage',
      paragraphs: [
        'The site’s own files, kept so that every page opens offline after one visit. Nothing you type is among them.',
      ],
      list: [
        'site-build-{path}-{version}: scripts, styles, fonts and an empty page, of this version and of the one before',
        'site-pictures-{path}: pictures you have seen, the latest 150',
      ],
    },
    {
      id: 'clear',
      heading: '7. How to clear it',
      paragraphs: [
        'In your browser’s settings, look for “site data” or “cookies and site data”, find this address and delete ' +
          'it. Everything the demo knows is gone at once, including the offline copy, and nobody has another copy, not ' +
          'even us.',
        'If you block storage altogether, all public pages work as before. The account area then forgets everything ' +
          'when you close or reload the tab.',
      ],
    },
  ],
};
