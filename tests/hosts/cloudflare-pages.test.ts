import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../support/free-port';
import { siteAtRoot } from '../../support/hosted-site';
import { type Server, startServer } from '../../support/start-server';
import { hostContract } from './host-contract';
import { wrangler } from './program';

let server: Server | undefined;
const root = siteAtRoot();

beforeAll(async () => {
  const port = await freePort();
  const options = ['--compatibility-date', '2026-04-01', '--ip', '127.0.0.1', '--port', String(port)];
  server = await startServer(wrangler(), ['pages', 'dev', root, ...options], port, {
    ...{ WRANGLER_SEND_METRICS: 'false', CI: '1' },
  });
});
afterAll(async () => {
  await server?.stop();
  rmSync(root, { recursive: true });
});

hostContract("Cloudflare's Pages runtime", '', () => server?.origin ?? '');
