import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the build fills in the hashes of the scripts that stand in its pages', () => {
  const html = readFileSync('dist/pricing.html', 'utf8');
  const scripts = [/<script data-main=[^>]*>([\s\S]*?)<\/script>/, /<script>([\s\S]*?)<\/script>/];
  const hashes = scripts
    .map((script) => createHash('sha256').update(script.exec(html)?.[1] ?? ''))
    .map((hash) => `'sha256-${hash.digest('base64')}'`);
  for (const file of ['dist/_headers', 'dist/.htaccess', 'dist/.nginx.conf', 'dist/index.html', 'vercel.json'])
    expect(readFileSync(file, 'utf8').match(/'sha256-[^']*'/g), file).toEqual(hashes);
});

it('the script that marks the page and shows the color scheme stands in every page, and is small', () => {
  const pages = readdirSync('dist', { recursive: true }).map(String);
  for (const file of pages.filter((name) => name.endsWith('.html'))) {
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(readFileSync(`dist/${file}`, 'utf8')) ?? [];
    expect(script, file).toContain('colorScheme');
    expect(script.length, file).toBeLessThanOrEqual(390);
  }
});
