/** The pages with a fixed address as the search finds them. */
import { hasDemoDesk } from '../../has-demo-desk';
import type { CreditServiceId } from '../ids';
import type { PageName } from '../pages';
import type { FaqId } from '../public/faq-ids';

/** Who is shown an entry: everybody, those who are signed out or in, or admins. */
export type Audience = 'all' | 'signed-out' | 'signed-in' | 'admin';

/**
 * `title`: where a visitor knows the page by another name than its head's. `words`: what else people call it. `weight`: how
 * often it is what they want; 1 is ordinary.
 */
export type PageEntry = { page: PageName; title?: string; words?: string; weight?: number };

/** Open to everybody. The two kinds of form lead to an order. */
export const pageEntries: readonly PageEntry[] = [
  {
    page: 'home',
    title: 'Home',
    words: 'start main about us company agency tessera who we are testimonials reviews awards satisfaction',
    weight: 1.1,
  },
  { page: 'services', title: 'Services', words: 'offer what do you do list all hire agency how it works', weight: 1.8 },
  { page: 'solutions', title: 'Solutions', words: 'problems', weight: 1.3 },
  { page: 'capabilities', title: 'Capabilities', words: 'skills expertise', weight: 1.1 },
  {
    page: 'industries',
    title: 'Industries',
    words:
      'sectors verticals branches hospitals healthcare education government nonprofit travel energy hotel restaurant legal law',
    weight: 1.3,
  },
  {
    page: 'work',
    title: 'Our work',
    words: 'portfolio case studies cases projects examples clients customers success stories gallery videos films',
    weight: 1.7,
  },
  {
    page: 'pricing',
    words:
      'price cost how much plan subscription package money budget compare calculator dollar usd hourly upgrade downgrade change tax vat small business startup',
    weight: 2.2,
  },
  { page: 'faq', title: 'FAQ', words: 'questions and answers help support how it works process', weight: 1.5 },
  {
    page: 'contact',
    title: 'Contact',
    words:
      'get in touch quote email phone call address location schedule book a consultation calendar appointment jobs careers hire vacancy internship social instagram linkedin complaint human person chat demo work with us sales proposal rfp partner translation student',
    weight: 2,
  },
  {
    page: 'enterprise',
    words: 'role based access rbac flex dedicated teams corporate procurement sso pause',
    weight: 1.4,
  },
  { page: 'technologyStack', words: 'tools languages models clouds react figma', weight: 1.1 },
  {
    page: 'brand',
    title: 'Brand',
    words: 'branding kit logo download colors colours fonts typeface voice guidelines style guide svg png',
    weight: 1,
  },
  { page: 'press', words: 'media kit journalists facts boilerplate interview newspaper about us company', weight: 1 },
  { page: 'terms', words: 'tos conditions contract refund', weight: 1.1 },
  {
    page: 'privacy',
    words: 'gdpr data protection personal information policy delete my data account erase sell tracking analytics',
    weight: 1.2,
  },
  { page: 'cookies', words: 'gdpr local session storage consent what data do you store stored', weight: 1.2 },
  {
    page: 'subscribe',
    words: 'freetrial free trial try subscribe subscription plan 7 days no charge starter growth get started',
    weight: 1.7,
  },
  {
    page: 'onboarding',
    title: 'Project brief',
    words: 'brief onboarding questionnaire get started start a project wizard',
    weight: 0.9,
  },
  {
    page: 'payment',
    title: 'Checkout',
    words: 'buy order pay agency instant site enterprise plan discount code coupon promo gift card paypal',
    weight: 0.9,
  },
  {
    page: 'instantSiteForm',
    title: 'Order an Instant Site',
    words: 'website in 24 hours one day three 3 page website order setup form',
    weight: 1.3,
  },
  ...(hasDemoDesk
    ? [
        {
          page: 'demo',
          title: 'Try the demo',
          words: 'demo desk test cards card number sandbox sample data 4242 play customers clock fake money',
          weight: 1.3,
        } as const,
      ]
    : []),
];

/** Places of the account and what can be done there, as people say it. They are shown to those whom they serve. */
/** What an entry does where it leads nowhere. */
export type SearchAction = 'log-out';

export type PlaceEntry = {
  page: PageName;
  title: string;
  text?: string;
  words?: string;
  audience: Audience;
  weight?: number;
  anchor?: string;
  action?: SearchAction;
};

export const placeEntries: readonly PlaceEntry[] = [
  {
    page: 'login',
    title: 'Log in',
    words: 'login sign in account dashboard history balance orders receipts invoice',
    audience: 'signed-out',
    weight: 2,
  },
  {
    page: 'signup',
    title: 'Sign up',
    words: 'create an account register new customer join',
    audience: 'signed-out',
    weight: 1.8,
  },
  {
    page: 'forgotPassword',
    title: 'Forgotten password',
    words: 'reset password lost recover',
    audience: 'signed-out',
    weight: 1.6,
  },
  {
    page: 'login',
    title: 'Log out',
    text: 'Ends the session in this browser. All data stays.',
    words: 'sign out leave end session',
    audience: 'signed-in',
    weight: 1.8,
    action: 'log-out',
  },
  {
    page: 'dashboard',
    title: 'Dashboard',
    words: 'my account home overview balance available credits profile',
    audience: 'signed-in',
    weight: 1.8,
  },
  {
    page: 'purchaseCredits',
    title: 'Buy credits',
    words: 'purchase credits packs top up add credits',
    audience: 'signed-in',
    weight: 2,
  },
  {
    page: 'addPaymentMethod',
    title: 'Add card',
    words: 'add a payment method credit card visa mastercard',
    audience: 'signed-in',
    weight: 1.8,
  },
  {
    page: 'history',
    title: 'Transaction history',
    words: 'my orders purchases redemptions receipts invoices transactions start assignment requests',
    audience: 'signed-in',
    weight: 1.8,
  },
  {
    page: 'admin',
    title: 'Admin Dashboard',
    words: 'admin panel orders revenue customers users statistics',
    audience: 'admin',
    weight: 1.8,
  },
  {
    page: 'admin',
    title: 'Export orders',
    text: 'All orders as a CSV file, with the filters of the admin page.',
    words: 'csv download spreadsheet excel export orders',
    audience: 'admin',
    weight: 1.8,
    anchor: 'export',
  },
  {
    page: 'admin',
    title: 'Requests',
    text: 'Every form that was sent from this browser: trials, briefs, checkouts and Instant Site orders.',
    words: 'submissions forms briefs requests',
    audience: 'admin',
    weight: 1.4,
    anchor: 'requests',
  },
  {
    page: 'adminInvite',
    title: 'Admin invitations',
    words: 'invite admins invitation email',
    audience: 'admin',
    weight: 1,
  },
];

/** What people call a section of the legal texts, by page and id. */
export const legalWords: Readonly<Record<string, string>> = {
  'terms#confidentiality': 'nda non disclosure agreement secret',
  'terms#liability': 'guarantee',
  'privacy#rights': 'delete erase account',
  'cookies#clear': 'delete erase account',
};

/** What people want who want what credits buy. */
export const creditServiceWords: Readonly<Record<CreditServiceId, string>> = {
  revision: '',
  'new-page': 'landing subpage',
  'custom-artwork': 'poster flyer print business cards t-shirt',
  'logo-design': '',
  'branding-kit': 'business cards stationery letterhead package',
  'instant-site': 'website in 24 hours',
};

/** What people call the subject of a question that its own words do not say. */
export const questionWords: Readonly<Record<FaqId, string>> = {
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
  credits: 'what is a credit worth price packs redeem expire gift',
  'support-hours': 'customer service timezone est chat',
};
