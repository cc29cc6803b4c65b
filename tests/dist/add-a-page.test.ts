// @vitest-environment node

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identity } from '../../brand.config';
import { copySite } from './site-copy';

const copy = copySite();
const inCopy = (file: string) => path.join(copy.folder, file);

const edit = (file: string, before: string, added: string) => {
  const text = readFileSync(inCopy(file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(inCopy(file), text.replace(before, added + before));
};
const built = (file: string) => readFileSync(inCopy(`dist/${file}`), 'utf8');

/** The recipe of `CONTRIBUTING.md`, but for the social card, which is a picture. */
beforeAll(() => {
  edit('src/paths.ts', "  press: '/press',", "  careers: '/careers',\n");
  edit('src/content/pages.ts', '  press: ', "  careers: 'Careers',\n");
  edit(
    'src/content/page-descriptions.ts',
    '  press:',
    "  careers: 'Who we look for, how we hire, and what a week here holds.',\n",
  );
  edit('src/routes.tsx', '  publicPage(patterns.press,', "  publicPage(patterns.careers, 'public/careers-page'),\n");
  writeFileSync(
    inCopy('src/pages/public/careers-page.tsx'),
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
  copy.build();
});
afterAll(copy.remove);

it('a content entry, a page file and one row make a page with its head, whole in the HTML and in the sitemap', () => {
  const html = built('careers.html');
  expect(html).toContain('<h1>Set a tile with us</h1>');
  expect(html).toContain('<h2>Open positions</h2>');
  expect(html).toContain(`<title>Careers | ${identity.name.replace('&', '&amp;')}</title>`);
  expect(html).toContain('Who we look for, how we hire, and what a week here holds.');
  expect(built('sitemap.xml')).toContain('/careers</loc>');
});
