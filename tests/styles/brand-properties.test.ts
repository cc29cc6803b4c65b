// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colors, fonts, shades } from '../../brand.config';
import { brandProperties } from '../../src/styles/brand-properties';

const properties = brandProperties({ colors, shades, fonts });
const sheets = [
  'tailwind.config.ts',
  ...readdirSync('src/styles')
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/styles/${file}`),
].map((file) => readFileSync(file, 'utf8'));

it('has every color and font that the style sheets use', () => {
  const used = new Set(sheets.flatMap((text) => text.match(/(?<=var\()--(?:color|font)-[a-z-]+/g) ?? []));
  expect(used.size).toBeGreaterThan(15);
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...used]));
});

it('has no custom property that no style sheet uses', () => {
  const unused = Object.keys(properties).filter((name) => !sheets.some((text) => text.includes(`var(${name})`)));
  expect(unused).toEqual([]);
});

it('computes the shades of a brand that names none', () => {
  const computed = brandProperties({ colors, shades: null, fonts });
  expect(Object.keys(computed)).toEqual(Object.keys(properties));
  expect(computed['--color-ink']).toBe(colors.ink);
});
