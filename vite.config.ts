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

/** A chunk of the modules whose paths below `src` match, without what they import. */
const group = (name: string, paths: string) => ({
  name,
  test: new RegExp(`/src/(${paths})\\.tsx?$`),
  minShareCount: 2,
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
          // One character less than usual: the start script names some three hundred files.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            // Changes rarely: a deploy of ours leaves it in the cache.
            groups: [
              { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
              // Fewer files of a few hundred bytes each: what the first script imports, and the query client.
              { name: 'start', tags: ['$initial'] },
              { name: 'query', test: /node_modules\/@tanstack\/(react-)?query/, minShareCount: 4 },
              // Nearly all pages load the modules of `shared`, and forms with a draft those of `form`. A file for each module weighs more.
              group(
                'shared',
                'content/format/(numbers|money)|content/catalogue/plan-(prices|ids)|content/pages|content/flows/trial|lib/(dates|fold-text)|services/clock|services/trial/trial-state',
              ),
              group(
                'form',
                'components/form/(form|per-customer|prefill|demo-notice|choice-fields|validation|draft/[^.]*)|content/flows/drafts|lib/files|services/files|services/submissions/known-details',
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
