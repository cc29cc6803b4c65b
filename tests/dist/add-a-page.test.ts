// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const copied = [
  'src',
  'scripts',
  'worker',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
];
const copy = mkdtempSync(path.join(tmpdir(), 'add-a-page-'));

const edit = (file: string, before: string, added: string) => {
  const text = readFileSync(path.join(copy, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(path.join(copy, file), text.replace(before, added + before));
};
const built = (file: string) => readFileSync(path.join(copy, 'dist', file), 'utf8');

/** The recipe of `CONTRIBUTING.md`, but for the social card, which is a picture. */
beforeAll(() => {
  for (const file of copied) cpSync(file, path.join(copy, file), { recursive: true });
  for (const file of ['node_modules', 'public', 'package-lock.json'])
    symlinkSync(path.resolve(file), path.join(copy, file));
  edit('src/paths.ts', "  press: '/press',", "  careers: '/careers',\n");
  edit('src/content/pages.ts', '  press: ', "  careers: 'Careers',\n");
  edit(
    'src/content/page-descriptions.ts',
    '  press:',
    "  careers: 'Who we look for, how we hire, and what a week here holds.',\n",
  );
  edit('src/routes.tsx', '  publicPage(patterns.press,', "  publicPage(patterns.careers, 'public/careers-page'),\n");
  writeFileSync(
    path.join(copy, 'src/pages/public/careers-page.tsx'),
    `import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';

export const handle = fixedPage(pageMeta.careers);

export const Component = () => (
  <>
    <h1>Set a tile with us</h1>
    <Rest>
      <h2>Open positions</h2>
    </Rest>
  </>
);
`,
  );
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true }));

it('a content entry, a page file and one row make a page with its head, whole in the HTML and in the sitemap', () => {
  const html = built('careers.html');
  expect(html).toContain('<h1>Set a tile with us</h1>');
  expect(html).toContain('<h2>Open positions</h2>');
  expect(html).toContain('<title>Careers | Tessera</title>');
  expect(html).toContain('Who we look for, how we hire, and what a week here holds.');
  expect(built('sitemap.xml')).toContain('/careers</loc>');
});
