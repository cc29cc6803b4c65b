import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderHost } from './folder-host';
import { program } from './program';

const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];

/** Everything but the server itself is left to the `.htaccess` file of the build. */
folderHost('Apache', ({ home, root, port }) => {
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
  return [program('apache2', 'apache2-bin', 'media-types'), ['-D', 'FOREGROUND', '-f', path.join(home, 'apache.conf')]];
});
