import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the build fills in the hash of the script that stands in its pages', () => {
  const script =
    /<script data-main=[^>]*>([\s\S]*?)<\/script>/.exec(readFileSync('dist/pricing.html', 'utf8'))?.[1] ?? '';
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  for (const file of ['dist/_headers', 'dist/.htaccess', 'dist/.nginx.conf', 'dist/index.html', 'vercel.json'])
    expect(readFileSync(file, 'utf8').match(/'sha256-[^']*'/g), file).toEqual([hash]);
});

it('sources and documents do not name the hash', () => {
  for (const file of ['public/_headers', 'docs/hosting.md'])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/sha256-[\w+/]{43}=/);
});
