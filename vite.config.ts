import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { brandMarks } from './scripts/brand-marks.ts';
import { iconSprite } from './scripts/icon-sprite.ts';
import { licences } from './scripts/licences.ts';
import { prerender } from './scripts/prerender.ts';
import { staticHost } from './scripts/static-host.ts';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const base = env.VITE_BASE_PATH || '/';
  return {
    base: base.endsWith('/') ? base : `${base}/`,
    appType: 'spa' as const,
    plugins: [react(), tailwindcss(), iconSprite(), brandMarks(), licences(), prerender(), staticHost()],
    build: { manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true },
  };
});
