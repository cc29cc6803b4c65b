import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderHost } from './folder-host';
import { program } from './program';

const configuration = (root: string, port: number, base: string) => {
  const block = /```nginx\n([\s\S]*?)```/.exec(readFileSync('docs/hosting.md', 'utf8'))?.[1];
  if (!block) throw new Error('docs/hosting.md has no nginx configuration');
  return (
    block
      // Debian's nginx is older than this line, and the tests' host has no certificate.
      .replace('http2 on;', '')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /var/www/site;', `root ${root};`)
      .replace('set $base "";', `set $base "${base}";`)
      .replace('include /var/www/site/', `include ${root}${base}/`)
  );
};

folderHost('nginx', ({ home, root, base, port }) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `daemon off; pid ${home}/pid; error_log stderr warn; events {}
     http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${configuration(root, port, base)} }`,
  );
  return [program('nginx', 'nginx-light'), ['-p', home, '-c', path.join(home, 'nginx.conf')]];
});
