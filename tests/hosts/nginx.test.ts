import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { siteAtRoot, siteUnder } from './build';
import { program } from './debian';
import { hostContract } from './host-contract';
import { freePort, type Server, startServer } from './server';

/** The configuration that the README gives, for another folder, port and path. */
const configuration = (root: string, port: number, base: string) => {
  const block = /```nginx\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1];
  if (!block) throw new Error('the README has no nginx configuration');
  return block
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/tessera;', `root ${root};`)
    .replace('set $base "";', `set $base "${base}";`);
};

const serve = async (root: string, base: string): Promise<Server> => {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  for (const folder of [home, root]) chmodSync(folder, 0o755);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `daemon off; pid ${home}/pid; error_log stderr warn; events {}
     http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${configuration(root, port, base)} }`,
  );
  const server = await startServer(
    program('nginx', 'nginx-light'),
    ['-p', home, '-c', path.join(home, 'nginx.conf')],
    port,
  );
  return {
    ...server,
    stop: async () => {
      await server.stop();
      for (const folder of [home, root]) rmSync(folder, { recursive: true });
    },
  };
};

const servers = new Map<string, Server>();
beforeAll(async () => {
  servers.set('', await serve(siteAtRoot(), ''));
  servers.set('/agency', await serve(siteUnder('/agency'), '/agency'));
});
afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())));

for (const base of ['', '/agency']) hostContract('nginx', base, () => servers.get(base)?.origin ?? '');
