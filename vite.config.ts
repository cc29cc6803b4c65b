import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { brandMarks } from './scripts/brand-marks.ts';
import { chunkList } from './scripts/chunk-list.ts';
import { headTexts } from './scripts/head-texts.ts';
import { iconSprite } from './scripts/icon-sprite.ts';
import { licences } from './scripts/licences.ts';
import { prerender } from './scripts/prerender.ts';
import { slimPreload } from './scripts/slim-preload.ts';
import { slimReact } from './scripts/slim-react.ts';
import { slimRouter } from './scripts/slim-router.ts';
import { staticHost } from './scripts/static-host.ts';

/** Small modules of ours that most pages use. */
const common = [
  'paths',
  'lib/(?:asset|class-names|dates|figure-text|full-title|hand-focus-on|interest|money|numbers)',
  'lib/(?:after-frames|last-segment|link-events|load-once|page-handle|seeded-random|show-focused|use-address-query|use-after-paint|use-hydrated|use-url-state|use-wide|when-idle)',
  'content/(?:account-links|clients|colors|enterprise-offer|figures|icons|ids|openings|pages|service-groups|site|trial)',
  'components/ui/(?:button|icon|new-tab)',
  'components/layout/(?:deferred|here|logo|page-opening|rest)',
  'components/media/(?:drawing|tile-colors|use-picture-state)',
  'pages/public/(?:case-study/load-case-study|service/load-category)',
  'services/delays',
  'storage/use-stored',
];

/** What several public pages have that the start page's first load has not. */
const shared = [
  'content/(?:case-study-summaries|credits|faq-ids|legal-contact|plans|plan-tiers|platforms|service-summaries)',
  'components/layout/(?:closing|split-section)',
  'components/media/(?:picture|picture-fallback|shared-picture|tile-field)',
  'components/ui/unbroken',
  'pages/public/legal/legal-text',
];

/** What every page of the account area has: stored data, toasts, small parts. */
const workspace = [
  'lib/(?:create-id|files)',
  'services/(?:errors|submissions)',
  'content/admin',
  'components/layout/(?:failure-message|needs-script|outcome|return-to|save-backup|workspace-layout)',
  'components/media/step-mark',
  'components/ui/(?:back-link|page-heading)',
  'pages/account/status-badge',
];

/** What a page has that shows credits and orders. */
const orders = [
  'services/(?:account-data|history|ledger|notifications|purchases|redemptions)',
  'queries/account',
  'components/layout/guard',
  'pages/account/portal-page',
];

/** What a page has that does something at the press of a button. */
const actions = [
  'components/form/(?:field|field-id|submit-button|use-action|use-still-here)',
  'components/layout/order-panel',
];

/** What a page has that is filled in. */
const forms = [
  'content/sample-answers',
  'lib/(?:card-format|validation)',
  'components/form/(?:card-fields|choice-fields|demo-notice|draft-status|draft-values|email-field|error-summary)',
  'components/form/(?:field-problems|fill-empty|form|formatted-field|text-field|use-draft)',
];

const modules = (paths: readonly string[]) => `/src/(?:${paths.join('|')}).tsx?$`;

const radix = (packages: readonly string[]) => `node_modules/@radix-ui/(?:${packages.join('|')})/`;

/** Few files instead of many small ones: each is one request, and one more turn to wait for. The first match decides. */
const chunkGroups = [
  // Changes rarely: a deploy of ours leaves it in the cache.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|rolldown.runtime/ },
  { name: 'common', test: new RegExp(`${modules(common)}|vite/preload-helper`) },
  { name: 'public', test: new RegExp(modules(shared)) },
  {
    name: 'navigation',
    test: new RegExp(modules(['content/navigation', 'components/layout/(?:logo-link|menu-link)'])),
  },
  // What toasts, dialogs and accordions share: else it would be part of the first group that has one of them.
  {
    name: 'radix',
    test: new RegExp(
      radix(['primitive', 'react-(?:collection|compose-refs|context|direction|id|presence|primitive|slot|use-.*)']),
    ),
  },
  { name: 'layers', test: new RegExp(radix(['react-(?:dismissable-layer|portal)'])) },
  { name: 'workspace', test: new RegExp(modules(workspace)) },
  { name: 'orders', test: new RegExp(modules(orders)) },
  { name: 'actions', test: new RegExp(`${modules(actions)}|useMutation`) },
  { name: 'forms', test: new RegExp(`${modules(forms)}|@hookform`) },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Has browsers compile a file's functions while it arrives, off the main thread, and not each when it is first called. */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/** Files that every page has loaded before it loads another one. */
const alwaysThere = /\/(?:react|common|index|rolldown-runtime)-[^/]*$/;

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const base = env.VITE_BASE_PATH || '/';
  return {
    base: base.endsWith('/') ? base : `${base}/`,
    appType: 'spa' as const,
    plugins: [
      react(),
      tailwindcss(),
      iconSprite(),
      brandMarks(),
      licences(),
      headTexts(),
      chunkList(),
      slimPreload(),
      slimReact(),
      slimRouter(),
      prerender(),
      staticHost(),
    ],
    build: {
      assetsInlineLimit: 0,
      // One style sheet: a page's own would come with its script, after the first paint.
      cssCodeSplit: false,
      // All files of a page are asked for at once, not each when the one before it has come.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (asked, files) => files.filter((file) => file !== asked && !alwaysThere.test(file)),
      },
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: compileAtOnce } },
    },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  };
});
