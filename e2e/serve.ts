/** Serves the built site as a static host would, and builds it first if `dist/` is stale. Run by Playwright as its web server. */
import { preview } from 'vite';
import { ensureFreshBuild } from '../scripts/build/fresh-build.ts';

await ensureFreshBuild();
await preview({ preview: { port: Number(process.env.PORT), strictPort: true } });
