/** Converts the rules of `_headers` and `_redirects` into the configuration files of other hosts. */
import { unknownIn } from '../../src/paths.ts';
import { headersFor, parseHeaders, parseRedirects, pathExpression } from './host-rules.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/**
 * An `.htaccess` file for Apache 2.4 (mod_rewrite, mod_headers): the headers and redirects of the two files, clean
 * addresses, and the 404 page.
 * @param headersFile, redirectsFile with paths that include `base`
 */
export const htaccess = (headersFile: string, redirectsFile: string, base: string): string => {
  const headers = parseHeaders(headersFile).flatMap(({ pattern, headers }) =>
    headers.map(([name, value]) => {
      const isForAll = pattern === `${base}*`;
      // A missing file may exist after the next deploy, so a 404 must not be cached.
      const condition = `"expr=%{REQUEST_URI} =~ m#^${pathExpression(pattern)}$# && %{REQUEST_STATUS} < 400"`;
      return `Header always set ${name} ${quoted(value)}${isForAll ? '' : ` ${condition}`}`;
    }),
  );
  const redirects = Array.from(
    parseRedirects(redirectsFile),
    ([from, { to, status }]) => `RewriteRule ^${pathExpression(from.slice(base.length))}$ ${to} [R=${status},L]`,
  );
  return `# Written by the build from _headers and _redirects, for Apache.
DirectorySlash Off
DirectoryIndex index.html
Options -Indexes -MultiViews
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType image/avif .avif
ErrorDocument 404 ${base}404.html
<If "%{REQUEST_URI} =~ m#^${base}(assets|media)/#">
ErrorDocument 404 ${base}assets/404.html
</If>
${[...unknownIn.pages, ...Object.keys(unknownIn.redirects)]
  .map((folder) => `<If "%{REQUEST_URI} =~ m#^${base}${folder}/#">\nErrorDocument 404 ${base}${folder}/404.html\n</If>`)
  .join('\n')}

Header always set Cache-Control "public, max-age=0, must-revalidate"
${headers.join('\n')}

RewriteEngine On
RewriteBase ${base}
${redirects.join('\n')}
# Not pages.
RewriteRule (^|/)(404|_headers|_redirects|\\.nginx\\.conf)$ - [R=404,L]
# One address a page: no ending, no slash at the end.
RewriteCond %{THE_REQUEST} "/index(\\.html)?[ ?]"
RewriteRule ^(.*/)?index(\\.html)?$ ${base}$1 [R=308,L]
RewriteCond %{THE_REQUEST} "\\.html[ ?]"
RewriteRule ^(.+)\\.html$ ${base}$1 [R=308,L]
RewriteRule ^(.+)/$ ${base}$1 [R=308,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
RewriteRule ^(.+)$ ${base}$1.html [END]
# A folder is no page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
`;
};

/** The headers of every page as directives of nginx; the configuration in `docs/hosting.md` includes them. */
export const nginxHeaders = (headersFile: string): string =>
  Array.from(
    headersFor(parseHeaders(headersFile), '/'),
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  ).join('');

/** The content of `vercel.json`. The file is committed, because Vercel reads it before the build. */
export const vercelConfig = (headersFile: string, redirectsFile: string) => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  buildCommand: 'npm run build',
  outputDirectory: 'dist',
  cleanUrls: true,
  trailingSlash: false,
  headers: parseHeaders(headersFile).map(({ pattern, headers }) => ({
    source: pattern.replaceAll('*', '(.*)'),
    headers: headers.map(([key, value]) => ({ key, value })),
  })),
  redirects: Array.from(parseRedirects(redirectsFile), ([source, { to, status }]) => ({
    source,
    destination: to,
    statusCode: status,
  })),
});
