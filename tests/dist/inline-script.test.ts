// @vitest-environment node
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copySite } from './site-copy';

/** What a host or a browser reads of a build that names the hash of the inline script. */
const readers = ['_headers', '.htaccess', '.nginx.conf', 'index.html'];

/** The hash of the script in the HTML of a public page. */
const hashIn = (folder: string) => {
  const html = readFileSync(path.join(folder, 'pricing.html'), 'utf8');
  const script = /<script data-main=[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
};

const expectFilledIn = (root: string) => {
  const hash = hashIn(path.join(root, 'dist'));
  for (const file of [...readers.map((name) => `dist/${name}`), 'vercel.json'])
    expect(readFileSync(path.join(root, file), 'utf8').match(/'sha256-[^']*'/g), file).toEqual([hash]);
};

const copy = copySite();
afterAll(copy.remove);

it('the build fills in the hash of the script that stands in its pages', () => {
  expectFilledIn('.');
});

it('sources and documents do not name the hash', () => {
  for (const file of ['public/_headers', 'docs/hosting.md'])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/sha256-[\w+/]{43}=/);
});

it('another script needs one command, which the build names', { timeout: 180_000 }, () => {
  appendFileSync(path.join(copy.folder, 'src/after-paint.ts'), "document.documentElement.dataset.other = '';\n");
  const command = 'npx tsx scripts/build/vercel.ts';
  expect(() => copy.build()).toThrow(command);
  execSync(command, { cwd: copy.folder });
  copy.build();
  expectFilledIn(copy.folder);
  expect(hashIn(path.join(copy.folder, 'dist'))).not.toBe(hashIn('dist'));
});
