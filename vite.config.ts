import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { brandMarks } from './scripts/brand-marks.ts';
import { headTexts } from './scripts/head-texts.ts';
import { iconSprite } from './scripts/icon-sprite.ts';
import { licences } from './scripts/licences.ts';
import { prerender } from './scripts/prerender.ts';
import { slimPreload } from './scripts/slim-preload.ts';
import { slimReact } from './scripts/slim-react.ts';
import { slimRouter } from './scripts/slim-router.ts';
import { staticHost } from './scripts/static-host.ts';

const common = [
  'paths',
  'lib/(?:asset|class-names|dates|full-title|hand-focus-on|interest|once|link-events|page-handle|use-hydrated|when-idle)',
  'content/(?:account-links|clients|figures|icons|ids|pages|site)',
  'components/ui/(?:button|deferred|icon|new-tab)',
  'components/media/(?:drawing|use-picture-state|tiles/colors)',
];

/** Files that change rarely and that every page needs: one each, so that a deploy of ours leaves them in the cache. */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|rolldown.runtime/,
    priority: 2,
  },
  // Small modules of ours that most pages use: one request instead of ten.
  { name: 'common', test: new RegExp(`/src/(?:${common.join('|')}).tsx?$|vite/preload-helper`), priority: 1 },
  // Of pages with prices; the start page's first load has none.
  { name: 'money', test: /\/src\/lib\/(?:money|numbers)\.ts$/, priority: 1 },
];

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
      slimPreload(),
      slimReact(),
      slimRouter(),
      prerender(),
      staticHost(),
    ],
    build: {
      manifest: true,
      assetsInlineLimit: 0,
      // One style sheet: a page's own would come with its script, after the first paint.
      cssCodeSplit: false,
      // A page's scripts are asked for before its link is followed; a list of each page's files would weigh on every first load.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  };
});
