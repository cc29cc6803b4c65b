import { expect, it, vi } from 'vitest';
import { saveSketch } from '../../../src/components/sketch/save-sketch';
import * as download from '../../../src/components/sketch/site/download';
import { sketchFile, sketchFileName } from '../../../src/components/sketch/site/download';
import { sketchTexts } from '../../../src/content/flows/sketch';
import type { Sketch } from '../../../src/sketch/types';
import { palettes, sketchStates } from '../../../tools/artwork/sketch/sketches';

const full = sketchStates.full(['minimal'], palettes.pine);
const named = (text: string): Sketch => ({ ...full, name: { text, isBlank: false } });

it.each([
  ['Hollow Kiln', 'hollow-kiln-first-draft.html'],
  ['Crème & Søn', 'creme-son-first-draft.html'],
  ['../../etc/passwd', 'etc-passwd-first-draft.html'],
  ['مقهى الحديقة', 'first-draft.html'],
  ['🏺', 'first-draft.html'],
  ['a'.repeat(300), `${'a'.repeat(60)}-first-draft.html`],
])('the file of %s is %s', (name, expected) => expect(sketchFileName(named(name))).toBe(expected));

it('the file of a sketch without a name is first-draft.html', () => {
  expect(sketchFileName(sketchStates.empty(['neutral'], palettes.neutral))).toBe('first-draft.html');
});

const read = async (sketch: Sketch, media: readonly File[] = []) => {
  const { blob, unreadable, tooLarge } = await sketchFile(
    sketch,
    { media, logo: undefined },
    'Drawn from your answers.',
  );
  const text = await blob.text();
  return { text, leftOut: { unreadable, tooLarge }, page: new DOMParser().parseFromString(text, 'text/html') };
};

it('is one page with all pages of the site, anchors between them, and no script', async () => {
  const { page } = await read(full);
  expect(Array.from(page.querySelectorAll('h1'), (heading) => heading.textContent)).toEqual(['Hollow Kiln']);
  const links = Array.from(page.querySelectorAll('nav a'), (link) => link.getAttribute('href'));
  expect(links).toEqual(['#home', '#about', '#contact']);
  const request = page.querySelector('.hero a.button')?.getAttribute('href') ?? '';
  expect(page.querySelector(request)?.textContent).toContain('Message');
  for (const id of ['home', 'about', 'contact']) expect(page.getElementById(id)).not.toBeNull();
  expect(page.querySelector('script, button, link, iframe')).toBeNull();
  expect(page.title).toBe('Hollow Kiln');
  expect(page.querySelector('footer .sketch')?.textContent).toBe('Drawn from your answers.');
});

it.each([
  [false, sketchTexts.note],
  [true, sketchTexts.adminNote],
])('says whose answers they are (for an admin: %s)', async (isForAdmin, note) => {
  const make = vi.spyOn(download, 'sketchFile').mockRejectedValue(new Error('not made'));
  await saveSketch({ answers: {}, files: { media: [], logo: undefined } }, { isForAdmin, say: () => {} });
  expect(make.mock.lastCall?.[2]).toBe(note);
});

it('has answers as text, never as markup', async () => {
  const attack = '</title></style><script>alert(1)</script><img src=x onerror=alert(2)>"\'&';
  const sketch = { ...named(attack), description: attack, hasSeoTags: true };
  const { page } = await read(sketch);
  expect(page.title).toBe(attack);
  expect(page.querySelector('h1')?.textContent).toBe(attack);
  expect(page.querySelector('meta[property="og:description"]')?.getAttribute('content')).toBe(attack);
  expect(page.querySelector('script, img')).toBeNull();
});

it('says which pictures cannot be read, in whose place their names stand', async () => {
  const broken = new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' });
  const { page, leftOut } = await read(full, [broken, new File(['film'], 'film.mp4')]);
  expect(leftOut).toEqual({ unreadable: [broken], tooLarge: [] });
  expect(page.querySelector('.file')?.textContent).toContain('glaze-tests-november.jpg');
});
