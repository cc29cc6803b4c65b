/**
 * THE route table. A row says which path leads to which page module and which addresses are rendered at build time; the
 * page module brings its own title and description, so that a visitor loads only those of the page in view. Router,
 * prerender list, sitemap and the route tour of the browser tests are all derived from these rows.
 */
import type { ComponentType } from 'react';
import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { RootError } from './components/layout/root-error';
import { RootLayout } from './components/layout/root-layout';
import { capabilityIds, caseStudyIds, creditServiceIds, industryIds, serviceIds } from './content/ids';
import { loadOnce } from './lib/load-once';
import type { PageHandle } from './lib/page-handle';
import { notFoundId, workspaceId } from './lib/route-ids';
import * as to from './paths';

const { patterns } = to;

/** What every page module exports. */
export type PageModule = { Component: ComponentType; handle: PageHandle; loader?: LoaderFunction };

/** Workspace pages are not indexed; they share a layout that brings forms, toasts and stored data. */
type Area = 'public' | 'workspace';

export type RouteRow = {
  area: Area;
  path: string;
  /** File in `src/pages`, without its ending. */
  page: string;
  /** Addresses rendered at build time. */
  addresses: readonly string[];
};

const pageIn =
  (area: Area) =>
  (path: string, page: string, addresses: readonly string[] = [path]): RouteRow => ({ area, path, page, addresses });
const publicPage = pageIn('public');
const workspacePage = pageIn('workspace');

const fileOf = (page: string) => `./pages/${page}.tsx`;

const pageModules = import.meta.glob<PageModule>('./pages/*/*-page.tsx');

/** Pages that open at once: their first screen comes with the site's own script. */
const openings = import.meta.glob<PageModule>('./pages/*/*-opening.tsx', { eager: true });

export const routeTable: readonly RouteRow[] = [
  publicPage(patterns.home, 'public/home-opening'),
  publicPage(patterns.services, 'public/services-opening'),
  publicPage(patterns.service, 'public/service-opening', serviceIds.map(to.serviceHref)),
  publicPage(patterns.solutions, 'public/solutions-opening'),
  publicPage(patterns.capabilities, 'public/solutions-opening'),
  publicPage(patterns.capability, 'public/solutions-opening', capabilityIds.map(to.capabilityPageHref)),
  publicPage(patterns.industries, 'public/solutions-opening'),
  publicPage(patterns.industry, 'public/solutions-opening', industryIds.map(to.industryPageHref)),
  publicPage(patterns.work, 'public/work-opening'),
  publicPage(patterns.caseStudy, 'public/case-study-opening', caseStudyIds.map(to.caseStudyHref)),
  publicPage(patterns.pricing, 'public/pricing-opening'),
  publicPage(patterns.faq, 'public/faq-opening'),
  publicPage(patterns.contact, 'public/contact-opening'),
  publicPage(patterns.enterprise, 'public/enterprise-opening'),
  publicPage(patterns.technologyStack, 'public/technology-stack-opening'),
  publicPage(patterns.brand, 'public/brand-opening'),
  publicPage(patterns.press, 'public/press-opening'),
  publicPage(patterns.terms, 'public/terms-opening'),
  publicPage(patterns.privacy, 'public/privacy-opening'),
  publicPage(patterns.cookies, 'public/cookies-opening'),
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
  workspacePage(patterns.redeem, 'account/redeem-page', creditServiceIds.map(to.redeemHref)),
  workspacePage(patterns.history, 'account/history-page'),
  workspacePage(patterns.receipt, 'account/receipt-page'),
  workspacePage(patterns.admin, 'account/admin-page'),
  workspacePage(patterns.adminInvite, 'account/admin-invite-page'),
  workspacePage(patterns.success, 'account/success-page'),
  workspacePage(patterns.cancel, 'account/cancel-page'),
  // Linked from nowhere and not indexed.
  workspacePage(patterns.styleguide, 'styleguide/styleguide-page'),
];

/** Answers every unknown path; rendered as the host's 404 page. */
export const notFoundRow: RouteRow = publicPage(notFoundId, 'public/not-found-opening', ['/404']);

/** Loads a page's module. @throws if the table names a file that does not exist */
export const loadPage = (page: string): Promise<PageModule> => {
  const file = fileOf(page);
  const [opening, load] = [openings[file], pageModules[file]];
  if (opening) return Promise.resolve(opening);
  if (!load) throw new Error(`No page module ${page}`);
  return loadOnce(load);
};

const toRoute = (row: RouteRow): RouteObject => ({
  id: row.path,
  path: row.path,
  ...(openings[fileOf(row.page)] ?? { lazy: async () => ({ ...(await loadPage(row.page)) }) }),
});

const inArea = (area: Area) => routeTable.filter((row) => row.area === area).map(toRoute);

/** The routes for React Router, made from the table. */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: RootError,
    children: [
      ...inArea('public'),
      {
        id: workspaceId,
        lazy: async () => ({ Component: (await import('./components/layout/workspace-layout')).WorkspaceLayout }),
        children: inArea('workspace'),
      },
      { path: patterns.caseStudies, loader: () => redirect(patterns.work) },
      toRoute(notFoundRow),
    ],
  },
];
