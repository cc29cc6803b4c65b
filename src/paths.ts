/** Every path of the site, once. A leaf module: it imports nothing of ours, so that content, services and pages may import it. */

export const patterns = {
  home: '/',
  services: '/services',
  service: '/services/*',
  solutions: '/solutions',
  capabilities: '/capabilities',
  capability: '/capabilities/*',
  industries: '/industries',
  industry: '/industries/*',
  caseStudies: '/case-studies',
  work: '/our-work',
  caseStudy: '/case-study/:id',
  pricing: '/pricing',
  faq: '/faq',
  contact: '/contact',
  enterprise: '/enterprise',
  technologyStack: '/technology-stack',
  studio: '/studio',
  brand: '/brand',
  press: '/press',
  search: '/search',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  demo: '/demo',
  subscribe: '/subscribe',
  onboarding: '/onboarding',
  onboardingSuccess: '/onboarding-success',
  payment: '/payment',
  instantSiteForm: '/instant-site-form',
  instantSiteSuccess: '/instant-site-success',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  dashboard: '/dashboard',
  purchaseCredits: '/purchase-credits',
  addPaymentMethod: '/add-payment-method',
  redeem: '/redeem/:serviceId',
  history: '/history',
  projects: '/projects',
  project: '/project',
  receipt: '/receipt',
  /** The former address of `/projects`. */
  requests: '/requests',
  admin: '/admin',
  adminInvite: '/admin-invite',
  success: '/success',
  cancel: '/cancel',
  demoProvider: '/demo/provider',
} as const;

type Patterns = typeof patterns;
type FixedPath<P> = P extends `${string}:${string}` | `${string}*` ? never : P;

export type FixedPathName = {
  [Name in keyof Patterns]: FixedPath<Patterns[Name]> extends never ? never : Name;
}[keyof Patterns];

type Query = Readonly<Record<string, string | undefined>>;

const fill = (pattern: string, value: string) => pattern.replace(/(\*|:\w+)$/, encodeURIComponent(value));

const withQuery = (path: string, query: Query) => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

export const href = (name: FixedPathName, query: Query = {}): string => withQuery(patterns[name], query);

export const searchHref = (query: string): string => href('search', { q: query || undefined });

export const serviceHref = (id: string): string => fill(patterns.service, id);
export const caseStudyHref = (id: string): string => fill(patterns.caseStudy, id);
export const redeemHref = (serviceId: string): string => fill(patterns.redeem, serviceId);
/** The purchase is named in the query, so that one prerendered file serves all receipts. The date is added because ids may repeat. */
export const receiptHref = ({ id, date }: { id: string; date: string }): string => href('receipt', { entry: id, date });

/** The fragment of the choice of a color scheme, in each page's footer. */
export const appearanceId = 'appearance';

/** The fragment of the list of plans and sites on `/history`. */
export const plansAndSitesId = 'plans-and-sites';
export const plansAndSitesHref = (): string => `${href('history')}#${plansAndSitesId}`;

export const trialHref = (plan: string): string => href('subscribe', { plan });
export const briefHref = (plan: string): string => href('onboarding', { plan });
/** One prerendered file serves all projects: what was sent is named by its id, a redemption by id and date; admins name the customer, too. */
export type ProjectQuery = { order: string } | { entry: string; date: string; customer?: string };
export const projectHref = (query: ProjectQuery): string => href('project', query);
export const priceAnchors = { all: 'all-prices', creditPacks: 'credit-packs', finder: 'what-do-i-need' } as const;
export const pricesHref = (place: keyof typeof priceAnchors): string => `${patterns.pricing}#${priceAnchors[place]}`;

export const faqHref = (id: string): string => `${href('faq')}#${id}`;

export const capabilityPageHref = (id: string): string => fill(patterns.capability, id);
export const industryPageHref = (id: string): string => fill(patterns.industry, id);
export const capabilityHref = (id: string): string => href('solutions', { capability: id });
export const industryHref = (id: string): string => href('solutions', { industry: id });

export const stripTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** The last non-empty segment of a path: 'cloud' for 'anything/cloud/'; '' if there is none. */
export const lastSegment = (path: string | undefined): string => path?.split('/').findLast((part) => part !== '') ?? '';

/** The picture that is shown for a shared link. @param address path of the page without query: `/`, `/services/cloud` */
export const socialCard = (address: string): string =>
  `/media/social/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;

/** Folders with a `404.html` of their own. `pages` show the folder's general page; `redirects` lead to another page. */
export const unknownIn = {
  pages: ['services', 'capabilities', 'industries'],
  redirects: { 'case-study': '/our-work', redeem: '/dashboard' },
} as const;
