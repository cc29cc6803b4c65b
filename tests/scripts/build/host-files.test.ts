import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { htaccess, nginxHeaders, vercelConfig } from '../../../scripts/build/host-files';
import { headersFor, parseHeaders } from '../../../scripts/build/host-rules';
import { headersFile } from '../../../scripts/build/inline-script';
import { readServed } from '../../../scripts/build/prerender';

const headers = await headersFile('.');
const redirects = readFileSync('public/_redirects', 'utf8');

describe('vercel.json', () => {
  it('says what _headers and _redirects say', () => {
    expect(JSON.parse(readFileSync('vercel.json', 'utf8'))).toEqual(vercelConfig(headers, redirects));
  });

  it('is refused by the build once the inline script is another one, until the command that this names is run', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'other-script-'));
    for (const source of [
      'public/_headers',
      'public/_redirects',
      'src/after-paint.ts',
      'src/early-scheme.ts',
      'vercel.json',
    ])
      cpSync(source, path.join(root, source));
    const before = await readServed(root);
    appendFileSync(path.join(root, 'src/after-paint.ts'), "document.documentElement.dataset.other = '';\n");
    await expect(readServed(root)).rejects.toThrow('npx tsx scripts/build/vercel.ts');
    execFileSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('scripts/build/vercel.ts')], { cwd: root });
    expect((await readServed(root)).headers).not.toBe(before.headers);
  });

  it('sends every header with every page, and keeps hashed files for ever', () => {
    const [all, assets] = vercelConfig(headers, redirects).headers;
    expect(all?.source).toBe('/(.*)');
    expect(all?.headers.map(({ key, value }) => [key, value])).toEqual([...headersFor(parseHeaders(headers), '/')]);
    expect(assets).toMatchObject({ source: '/assets/(.*)', headers: [{ key: 'Cache-Control' }] });
  });
});

it('.nginx.conf sets every header', () => {
  const lines = nginxHeaders(headers).split('\n').filter(Boolean);
  expect(lines).toHaveLength(headersFor(parseHeaders(headers), '/').size);
  for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
});

it('.htaccess sets every header, with its quotes kept', () => {
  const file = htaccess(headers, redirects, '/');
  for (const [name, value] of headersFor(parseHeaders(headers), '/'))
    expect(file).toContain(`Header always set ${name} "${value.replaceAll('"', '\\"')}"\n`);
});

it('.htaccess keeps to the path that the site is hosted under', () => {
  const file = htaccess('/site/*\n  A: 1\n/site/assets/*\n  B: 2', '/site/a /site/b 301', '/site/');
  expect(file).toContain('Header always set A "1"\n');
  expect(file).toContain('Header always set B "2" "expr=%{REQUEST_URI} =~ m#^/site/assets/.*$# &&');
  expect(file).toContain('RewriteRule ^a$ /site/b [R=301,L]');
  expect(file).toContain('ErrorDocument 404 /site/404.html');
});
