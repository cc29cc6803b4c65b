/** The search's entries for pages with a fixed address. */
import { appearanceId, type FixedPathName, plansAndSitesId } from '../../paths';
import { sketchTexts } from '../flows/sketch';
import type { CreditServiceId } from '../ids';
import type { PageName } from '../pages';
import type { FaqId } from '../public/faq-ids';
import { site } from '../site/site';

/** The visitors who can find an entry. */
export type Audience = 'all' | 'signed-out' | 'signed-in' | 'admin';

export type PageEntry = {
  page: PageName & FixedPathName;
  /** If visitors know the page by another name than its title. */
  title?: string;
  /** Instead of the page's description. */
  text?: string;
  /** Other names for the page. */
  keywords?: string;
  /** How often people look for the page; 1 is normal. */
  weight?: number;
  /** The fragment of a part of the page. */
  anchor?: string;
};

/** Pages that everybody can open. */
export const pageEntries: readonly PageEntry[] = [
  {
    page: 'home',
    title: 'Home',
    keywords: `start main about us company agency ${site.name.toLowerCase()} who we are testimonials reviews awards satisfaction`,
    weight: 1.1,
  },
  {
    page: 'services',
    title: 'Services',
    keywords: 'offer what do you do list all hire agency how it works',
    weight: 1.8,
  },
  {
    page: 'home',
    title: 'Appearance',
    text: 'Light, dark, or as on this device.',
    keywords: 'dark night light theme mode color scheme contrast',
    weight: 1.5,
    anchor: appearanceId,
  },
  { page: 'solutions', title: 'Solutions', keywords: 'problems', weight: 1.3 },
  { page: 'capabilities', title: 'Capabilities', keywords: 'skills expertise', weight: 1.1 },
  {
    page: 'industries',
    title: 'Industries',
    keywords:
      'sectors verticals branches hospitals healthcare education government nonprofit travel energy hotel legal law',
    weight: 1.3,
  },
  {
    page: 'work',
    title: 'Our work',
    keywords: 'portfolio case studies cases projects examples clients customers success stories gallery videos films',
    weight: 1.7,
  },
  {
    page: 'pricing',
    keywords:
      'price cost how much plan subscription package money budget compare calculator dollar usd hourly upgrade downgrade change tax vat small business startup',
    weight: 2.2,
  },
  { page: 'faq', title: 'FAQ', keywords: 'questions and answers help support how it works process', weight: 1.5 },
  {
    page: 'contact',
    title: 'Contact',
    keywords:
      'get in touch quote email phone call address location schedule book a consultation calendar appointment jobs careers hire vacancy internship social instagram linkedin complaint human person chat demo work with us sales proposal rfp partner translation student',
    weight: 2,
  },
  {
    page: 'enterprise',
    keywords: 'role based access rbac flex dedicated teams corporate procurement sso pause',
    weight: 1.4,
  },
  { page: 'technologyStack', keywords: 'tools languages models clouds react figma', weight: 1.1 },
  {
    page: 'studio',
    title: 'Studio: team and roles',
    keywords:
      'team people who we are about us founder founders roles staff employees designers engineers leadership who does the work who would i work with who is responsible',
    weight: 2.2,
  },
  {
    page: 'brand',
    title: 'Brand',
    keywords: 'branding kit logo download colors colours fonts typeface voice guidelines style guide svg png',
    weight: 1,
  },
  {
    page: 'press',
    keywords: 'media kit journalists facts boilerplate interview newspaper about us company',
    weight: 1,
  },
  { page: 'terms', keywords: 'terms tos conditions contract refund', weight: 1.3 },
  {
    page: 'privacy',
    keywords: 'gdpr data protection personal information policy delete my data account erase sell tracking analytics',
    weight: 1.2,
  },
  { page: 'cookies', keywords: 'gdpr local session storage consent what data do you store stored', weight: 1.2 },
  {
    page: 'subscribe',
    keywords: 'freetrial free trial try subscribe subscription plan 7 days no charge starter growth get started',
    weight: 1.7,
  },
  {
    page: 'onboarding',
    title: 'Project brief',
    keywords: 'brief onboarding questionnaire get started start a project wizard',
    weight: 0.9,
  },
  {
    page: 'payment',
    title: 'Checkout',
    keywords: 'buy order pay agency instant site enterprise plan discount code coupon promo gift card paypal',
    weight: 0.9,
  },
  {
    page: 'instantSiteForm',
    title: 'Order an Instant Site',
    keywords: 'website in 24 hours one day three 3 page website order setup form',
    weight: 1.3,
  },
  ...(import.meta.env.VITE_FIRST_DRAFT !== 'off'
    ? [
        {
          page: 'instantSiteForm',
          title: 'See a first draft of your site',
          text: sketchTexts.note,
          keywords: 'preview mockup sketch website generator builder before you pay',
          weight: 1,
        } as const,
      ]
    : []),
  ...(import.meta.env.VITE_DEMO_DESK !== 'off'
    ? [
        {
          page: 'demo',
          title: 'Try the demo',
          keywords: 'demo desk test cards card number sandbox sample data 4242 play customers clock fake money',
          weight: 1.3,
        } as const,
      ]
    : []),
];

/** What an entry does instead of opening a page. */
export type SearchAction = 'log-out';

export type AccountEntry = {
  page: PageName & FixedPathName;
  title: string;
  text?: string;
  keywords?: string;
  audience: Audience;
  weight?: number;
  anchor?: string;
  action?: SearchAction;
};

/** Pages and actions of the account area. */
export const accountEntries: readonly AccountEntry[] = [
  {
    page: 'login',
    title: 'Log in',
    keywords: 'login sign in account dashboard history balance orders receipts invoice draft card admin',
    audience: 'signed-out',
    weight: 2,
  },
  {
    page: 'signup',
    title: 'Sign up',
    keywords: 'create an account register new customer join',
    audience: 'signed-out',
    weight: 1.8,
  },
  {
    page: 'forgotPassword',
    title: 'Forgot password',
    keywords: 'reset password lost recover',
    audience: 'signed-out',
    weight: 1.6,
  },
  {
    page: 'login',
    title: 'Log out',
    text: 'Ends this session. Your data stays in this browser.',
    keywords: 'sign out leave end session',
    audience: 'signed-in',
    weight: 1.8,
    action: 'log-out',
  },
  {
    page: 'dashboard',
    title: 'Dashboard',
    keywords: 'my account home overview balance available credits profile draft in progress',
    audience: 'signed-in',
    weight: 1.8,
  },
  {
    page: 'purchaseCredits',
    title: 'Purchase Credits',
    keywords: 'buy credits packs top up add credits',
    audience: 'signed-in',
    weight: 2,
  },
  {
    page: 'addPaymentMethod',
    title: 'Add Payment Method',
    keywords: 'add change card credit card visa mastercard',
    audience: 'signed-in',
    weight: 1.8,
  },
  {
    page: 'history',
    title: 'Transaction History',
    keywords: 'my orders purchases redemptions receipts invoices transactions start assignment',
    audience: 'signed-in',
    weight: 1.8,
  },
  {
    page: 'history',
    title: 'Plans and sites',
    text: 'What you have paid for plans and Instant Sites, with a receipt of each payment.',
    keywords: 'my plans sites subscription payments paid receipts invoices spent',
    audience: 'signed-in',
    weight: 1.6,
    anchor: plansAndSitesId,
  },
  {
    page: 'projects',
    title: 'Your projects: site, logo, files',
    keywords:
      'my requests forms sent brief answers instant site order trial status messages delivery logo site proofs download files approve',
    audience: 'signed-in',
    weight: 1.8,
  },
  {
    page: 'admin',
    title: 'Admin Dashboard',
    keywords: 'admin panel orders revenue customers users statistics',
    audience: 'admin',
    weight: 1.8,
  },
  {
    page: 'admin',
    title: 'Export orders',
    text: 'All orders as a CSV file, with the filters of the admin page.',
    keywords: 'csv download spreadsheet excel export orders',
    audience: 'admin',
    weight: 1.8,
    anchor: 'export',
  },
  {
    page: 'admin',
    title: 'Projects',
    text: 'Everything sent from this browser: trials, briefs, checkouts and Instant Site orders.',
    keywords: 'submissions forms briefs requests reply answer',
    audience: 'admin',
    weight: 1.4,
    anchor: 'requests',
  },
  {
    page: 'adminInvite',
    title: 'Admin invitations',
    keywords: 'invite admins invitation email',
    audience: 'admin',
    weight: 1,
  },
];

/** Other names for a section of the legal texts, by page and id. */
export const legalKeywords: Readonly<Record<string, string>> = {
  'terms#confidentiality': 'nda non disclosure agreement secret',
  'terms#liability': 'guarantee',
  'privacy#rights': 'delete erase account',
  'cookies#clear': 'delete erase account',
};

/** Other names for each service that credits buy. */
export const creditServiceKeywords: Readonly<Record<CreditServiceId, string>> = {
  revision: '',
  'new-page': 'landing subpage',
  'custom-artwork': 'poster flyer print business cards t-shirt',
  'logo-design': '',
  'branding-kit': 'business cards stationery letterhead package',
  'instant-site': 'website in 24 hours',
};

/** Other names for the subject of each question. */
export const questionKeywords: Readonly<Record<FaqId, string>> = {
  start: 'onboarding begin first day kickoff team assigned when get started process',
  turnaround: 'turnaround delivery time speed quick 24 hours how long deadline same day ready finished when get design',
  revisions: 'unlimited money back dislike policy',
  billing: 'billing invoice payment method monthly charge date paypal bank transfer wire card tax vat',
  prepay: 'annually student',
  'minimum-term': 'three months length',
  cancel: 'notice 30 days subscription contract pause anytime',
  ownership: 'commercial',
  'instant-site': 'website in 24 hours one day price 500 650 three pages',
  'ai-use': 'training data models human replace',
  credits: 'what is a credit worth price packs redeem gift',
  'support-hours': 'customer service timezone est chat',
};
