import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { story } from './brand.config.ts';
import { computeBuildId } from './scripts/build/build-id.ts';
import { licenses } from './scripts/build/licenses.ts';
import { prerender } from './scripts/build/prerender.ts';
import { searchIndex } from './scripts/build/search-index.ts';
import { staticHost } from './scripts/build/static-host.ts';
import { themeColor } from './scripts/build/theme-color.ts';

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
      tailwindcss({ optimize: { minify: true } }),
      themeColor(),
      searchIndex({ ...env, BRAND_STORY: brandStory }),
      licenses(),
      prerender(buildId),
      staticHost(),
    ],
    build: {
      assetsInlineLimit: 0,
      // Tailwind minifies the site's sheet. Vite would also rewrite those of the sketch: `:dir()` into a list of languages.
      cssMinify: false,
      // One style sheet: a page's own would come with its script, after the first paint.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // Most of what the sketch imports is on its pages already, and a list of all would be longer than what it saves.
        resolveDependencies: (file, imports) => (file.includes('/sketch-parts-') ? [] : imports),
      },
      target: 'es2022',
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
            ],
          },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  };
});
