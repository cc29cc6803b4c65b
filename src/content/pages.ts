/** Titles of the pages with a fixed address. Their descriptions are in `page-descriptions.ts`, which browsers do not load. */
const titles = {
  home: 'Creative, engineering and AI, piece by piece',
  services: 'AI-enabled creative services',
  solutions: 'Solutions by capability and industry',
  capabilities: 'Our six capabilities',
  industries: 'The industries we know',
  work: 'Our work',
  pricing: 'Pricing',
  faq: 'Questions and answers',
  contact: 'Get in touch',
  enterprise: 'Enterprise Solutions',
  technologyStack: 'Technology stack',
  studio: 'The studio: who does the work',
  brand: 'Brand: logo, colors, type, voice',
  press: 'Press',
  search: 'Search',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  cookies: 'Cookies and browser storage',
  demo: 'Try the demo',
  subscribe: 'Start your free trial',
  onboarding: 'Project brief',
  onboardingSuccess: 'Thank you',
  payment: 'Checkout',
  instantSiteForm: 'Instant Site setup',
  instantSiteSuccess: 'Instant Site ordered',
  login: 'Log in',
  signup: 'Create an account',
  forgotPassword: 'Forgot password',
  dashboard: 'Dashboard',
  purchaseCredits: 'Purchase credits',
  addPaymentMethod: 'Add a payment method',
  redeem: 'Redeem a service',
  history: 'Transaction history',
  projects: 'Projects',
  project: 'Project',
  receipt: 'Receipt',
  admin: 'Admin',
  adminInvite: 'Admin invitations',
  success: 'Payment result',
  cancel: 'Payment Cancelled',
  demoProvider: 'Demo payment page',
  notFound: 'Page Not Found',
} as const;

export type PageName = keyof typeof titles;

const headOf = <Name extends PageName>(name: Name) => ({ page: name, title: titles[name] });

/** The title of each page, with the name by which the build finds its description. */
export const pageMeta = Object.fromEntries((Object.keys(titles) as PageName[]).map((name) => [name, headOf(name)])) as {
  readonly [Name in PageName]: { page: Name; title: (typeof titles)[Name] };
};
