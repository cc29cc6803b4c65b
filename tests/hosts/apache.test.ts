import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { siteAtRoot, siteUnder } from './build';
import { program } from './debian';
import { hostContract } from './host-contract';
import { freePort, type Server, startServer } from './server';

const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];

/** A server that leaves everything else to the `.htaccess` file of the build. */
const serve = async (root: string): Promise<Server> => {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'apache-'));
  for (const folder of [home, root]) chmodSync(folder, 0o755);
  const apache = program('apache2', 'apache2-bin media-types');
  writeFileSync(
    path.join(home, 'apache.conf'),
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
ServerRoot ${home}
DefaultRuntimeDir ${home}
Listen 127.0.0.1:${port}
PidFile ${home}/pid
ErrorLog ${home}/errors
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  const server = await startServer(apache, ['-D', 'FOREGROUND', '-f', path.join(home, 'apache.conf')], port);
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
  servers.set('', await serve(siteAtRoot()));
  servers.set('/agency', await serve(siteUnder('/agency')));
});
afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())));

for (const base of ['', '/agency']) hostContract('Apache', base, () => servers.get(base)?.origin ?? '');
