import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { story } from './brand.config.ts';
import { floorTargets } from './scripts/browsers/floor.ts';
import { computeBuildId } from './scripts/build/build-id.ts';
import { licenses } from './scripts/build/licenses.ts';
import { prerender } from './scripts/build/prerender.ts';
import { searchIndex } from './scripts/build/search-index.ts';
import { staticHost } from './scripts/build/static-host.ts';
import { themeColor } from './scripts/build/theme-color.ts';

/** `:dir()` among what Lightning CSS rewrites for old browsers, in its `Features`. */
const dirSelector = 4;

/** A chunk of the modules whose paths below `src` match, if at least so many chunks would share them. */
const group = (name: string, paths: string, minShareCount = 2) => ({
  name,
  test: new RegExp(`/src/(${paths})\\.tsx?$`),
  minShareCount,
  includeDependenciesRecursively: false,
});

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const base = env.VITE_BASE_PATH || '/';
  const brandStory = JSON.stringify(story);
  const buildId = computeBuildId(process.cwd(), env);
  return {
    base: base.endsWith('/') ? base : `${base}/`,
    appType: 'spa' as const,
    define: {
      'import.meta.env.BRAND_STORY': JSON.stringify(brandStory),
      'import.meta.env.BUILD_ID': JSON.stringify(buildId),
      'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getUTCFullYear())),
    },
    plugins: [
      react(),
      // Vite compiles and minifies its sheet like all others.
      tailwindcss({ optimize: false }),
      themeColor(),
      searchIndex({ ...env, BRAND_STORY: brandStory }),
      licenses(),
      prerender(buildId),
      staticHost(),
    ],
    // A list of languages in place of `:dir()` would be wrong for an Arabic name on an English page. Chrome 111 does without.
    css: { lightningcss: { exclude: dirSelector } },
    build: {
      assetsInlineLimit: 0,
      // One style sheet: a page's own would come with its script, after the first paint.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // Most of what the sketch and the payments import is on their pages already: a list of all would be longer than what it saves.
        resolveDependencies: (file, imports) =>
          /\/(sketch|download|payment-step|open-payment)-/.test(file) ? [] : imports,
      },
      target: floorTargets,
      rolldownOptions: {
        output: {
          // One character less than usual: the start script names some two hundred files.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            // Changes rarely: a deploy of ours leaves it in the cache.
            groups: [
              { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
              // Fewer files of a few hundred bytes each: what the first script imports, and the query client.
              { name: 'start', tags: ['$initial'] },
              { name: 'query', test: /node_modules\/@tanstack\/(react-)?query/, minShareCount: 4 },
              // Icons of the logo's menu that pages show, too: no file for each.
              {
                name: 'icons',
                test: /lucide-react\/.*\/(component|grid-2x2|newspaper|palette)\.mjs$/,
                minShareCount: 2,
              },
              // Nearly all pages that load a group below need all of it, so it does not take along what its modules import.
              group(
                'shared',
                'content/format/(numbers|money)|content/catalogue/plan-(prices|ids)|content/pages|content/flows/trial|lib/(dates|fold-text)|services/clock|services/trial/trial-state',
              ),
              // What account and order pages read and write.
              group(
                'services',
                'services/(account|brief|checkout|credits|drafts|payments|sign-in|submissions|trial)/(?!admin|banner|trial-state|known-details|history|ledger)[^.]*|services/errors|storage/held-lock|content/flows/(form-fields|payments|test-cards)|content/account/admin',
                10,
              ),
              // Projects: dashboard, list, page and admin.
              group(
                'projects',
                'services/projects/(cancel|log|own|project|rounds|states|texts)|content/account/(projects|drawn-services)|pages/account/parts/cancel-trial',
              ),
              // The list and the pages of projects, for customers and admins.
              group(
                'project-parts',
                'queries/projects|services/projects/find|pages/account/project/(project-list|state-badge|typed-text)|pages/account/parts/(empty-list|request-in-hash)',
              ),
              group('table', 'components/ui/(list-part|use-list-part|table/[^.]*)|services/orders/order-filters'),
              group(
                'admin-parts',
                'pages/account/admin/(admin-projects|customer-view|demo-data)|pages/account/project/agency-acts|content/account/demo-data|services/projects/letter|services/submissions/admin',
                1,
              ),
              group('field', 'components/form/(field|errors|submit-button)'),
              // What forms with a draft have.
              group(
                'form',
                'components/form/(email-field|form|per-customer|prefill|text-field|demo-notice|choice-fields|validation|draft/[^.]*)|content/flows/drafts|lib/files|services/files|services/submissions/known-details',
              ),
              // What the workspace's layout and nearly all of its pages have.
              group(
                'workspace',
                'components/(feedback/failure-message|layout/workspace-layout|ui/toast/[^.]*)|hooks/use-action|lib/double-click|queries/(client|stored-query)',
              ),
            ],
          },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  };
});
