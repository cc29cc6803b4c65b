/** Router, prerender list, sitemap and the tour of the browser tests are derived from these rows. */
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type Params, type RouteObject, redirect } from 'react-router-dom';
import { RootError } from './components/feedback/root-error';
import { RootLayout } from './components/layout/root-layout';
import { SiteFrame } from './components/layout/site-frame';
import { capabilityIds, caseStudyIds, creditServiceIds, industryIds, serviceIds } from './content/ids';
import type { PageHandle } from './head/page-handle';
import { notFoundId, workspaceId } from './lib/links';
import { capabilityPageHref, caseStudyHref, industryPageHref, patterns, redeemHref, serviceHref } from './paths';

export type PageModule = {
  Component: ComponentType;
  handle: PageHandle;
  loader?: (args: Pick<LoaderFunctionArgs, 'params' | 'pattern'>) => unknown;
};

/** Workspace pages (account and orders) are not indexed; their shared layout loads TanStack Query and stored data. */
type Area = 'public' | 'workspace';

export type RouteRow = {
  area: Area;
  path: string;
  page: string;
  addresses: readonly string[];
};

const pageIn =
  (area: Area) =>
  (path: string, page: string, addresses: readonly string[] = [path]): RouteRow => ({ area, path, page, addresses });
const publicPage = pageIn('public');
const workspacePage = pageIn('workspace');

/** Vite bundles every file that a glob matches: pages that some builds leave out have globs of their own. */
const pageModules = {
  ...import.meta.glob<PageModule>([
    './pages/*/*-page.tsx',
    '!./pages/{demo,styleguide}/*',
    '!./pages/account/site-page.tsx',
  ]),
  ...(import.meta.env.DEV ? import.meta.glob<PageModule>('./pages/styleguide/*-page.tsx') : {}),
  ...(import.meta.env.VITE_FIRST_DRAFT === 'off' ? {} : import.meta.glob<PageModule>('./pages/account/site-page.tsx')),
  ...(import.meta.env.VITE_DEMO_DESK === 'off' ? {} : import.meta.glob<PageModule>('./pages/demo/*-page.tsx')),
};

export const routeTable: readonly RouteRow[] = [
  publicPage(patterns.home, 'public/home-page'),
  publicPage(patterns.services, 'catalogue/services-page'),
  publicPage(patterns.service, 'catalogue/service-page', serviceIds.map(serviceHref)),
  publicPage(patterns.solutions, 'catalogue/solutions-page'),
  publicPage(patterns.capabilities, 'catalogue/solutions-page'),
  publicPage(patterns.capability, 'catalogue/solutions-page', capabilityIds.map(capabilityPageHref)),
  publicPage(patterns.industries, 'catalogue/solutions-page'),
  publicPage(patterns.industry, 'catalogue/solutions-page', industryIds.map(industryPageHref)),
  publicPage(patterns.work, 'catalogue/work-page'),
  publicPage(patterns.caseStudy, 'catalogue/case-study-page', caseStudyIds.map(caseStudyHref)),
  publicPage(patterns.pricing, 'public/pricing-page'),
  publicPage(patterns.faq, 'public/faq-page'),
  publicPage(patterns.contact, 'public/contact-page'),
  publicPage(patterns.enterprise, 'public/enterprise-page'),
  publicPage(patterns.technologyStack, 'public/technology-stack-page'),
  publicPage(patterns.studio, 'about/studio-page'),
  publicPage(patterns.brand, 'about/brand-page'),
  publicPage(patterns.press, 'about/press-page'),
  publicPage(patterns.search, 'public/search-page'),
  publicPage(patterns.terms, 'about/terms-page'),
  publicPage(patterns.privacy, 'about/privacy-page'),
  publicPage(patterns.cookies, 'about/cookies-page'),
  ...(import.meta.env.VITE_DEMO_DESK !== 'off' ? [publicPage(patterns.demo, 'demo/demo-page')] : []),
  workspacePage(patterns.subscribe, 'flows/subscribe-page'),
  workspacePage(patterns.onboarding, 'flows/onboarding-page'),
  workspacePage(patterns.onboardingSuccess, 'flows/onboarding-success-page'),
  workspacePage(patterns.payment, 'flows/payment-page'),
  workspacePage(patterns.instantSiteForm, 'flows/instant-site-page'),
  workspacePage(patterns.instantSiteSuccess, 'flows/instant-site-success-page'),
  workspacePage(patterns.login, 'account/login-page'),
  workspacePage(patterns.signup, 'account/signup-page'),
  workspacePage(patterns.forgotPassword, 'account/forgot-password-page'),
  workspacePage(patterns.dashboard, 'account/dashboard-page'),
  workspacePage(patterns.purchaseCredits, 'account/purchase-credits-page'),
  workspacePage(patterns.addPaymentMethod, 'account/add-payment-method-page'),
  workspacePage(patterns.redeem, 'account/redeem-page', creditServiceIds.map(redeemHref)),
  workspacePage(patterns.history, 'account/history-page'),
  workspacePage(patterns.projects, 'account/projects-page'),
  workspacePage(patterns.project, 'account/project-page'),
  ...(import.meta.env.VITE_FIRST_DRAFT === 'off' ? [] : [workspacePage(patterns.site, 'account/site-page')]),
  workspacePage(patterns.receipt, 'account/receipt-page'),
  workspacePage(patterns.admin, 'account/admin-page'),
  workspacePage(patterns.adminInvite, 'account/admin-invite-page'),
  workspacePage(patterns.success, 'account/success-page'),
  workspacePage(patterns.cancel, 'account/cancel-page'),
  // The demo's stand-in for a payment provider's page.
  ...(import.meta.env.VITE_DEMO_DESK !== 'off' ? [workspacePage(patterns.demoProvider, 'demo/provider-page')] : []),
  ...(import.meta.env.DEV ? [workspacePage('/styleguide', 'styleguide/styleguide-page')] : []),
];

export const notFoundRow: RouteRow = publicPage(notFoundId, 'public/not-found-page', ['/404']);

export const loadPage = (page: string): Promise<PageModule> => {
  const load = pageModules[`./pages/${page}.tsx`];
  if (!load) throw new Error(`No page module ${page}`);
  return load();
};

const loadWorkspace = async () => {
  const layout = await import('./components/layout/workspace-layout');
  return { Component: layout.WorkspaceLayout, loader: layout.workspaceLoader, shouldRevalidate: layout.isNextPage };
};

/** Loads a page before its link is pressed: its module, its layout, and the content that its loader imports. The browser keeps all. */
export const loadAhead = async ({ area, path, page }: RouteRow, params: Params): Promise<void> => {
  const [{ loader }] = await Promise.all([loadPage(page), area === 'workspace' && loadWorkspace()]);
  await loader?.({ params, pattern: path });
};

const toRoute = ({ path, page }: RouteRow): RouteObject => ({
  id: path,
  path,
  lazy: async () => ({ ...(await loadPage(page)) }),
});

const inArea = (area: Area) => routeTable.filter((row) => row.area === area).map(toRoute);

/** The routes for React Router, made from the table. The inner error boundary keeps header and footer when a page fails. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: SiteFrame,
    ErrorBoundary: RootError,
    children: [
      {
        Component: RootLayout,
        ErrorBoundary: RootError,
        children: [
          ...inArea('public'),
          {
            id: workspaceId,
            lazy: loadWorkspace,
            children: inArea('workspace'),
          },
          { path: patterns.caseStudies, loader: () => redirect(patterns.work) },
          // The fragment, which names a submission, stays. No link of the site leads there.
          { path: patterns.requests, loader: () => redirect(patterns.projects + window.location.hash) },
          toRoute(notFoundRow),
        ],
      },
    ],
  },
];
