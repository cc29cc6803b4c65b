import { describe, expect, it } from 'vitest';
import { mark as houseMark } from '../../brand.config';
import { composeField } from '../../src/components/media/tiles/field';
import { shapePath } from '../../src/components/media/tiles/shapes';
import { pictureLayers } from '../../src/components/sketch/site/layers';
import { pictureOf } from '../../src/components/sketch/site/picture-rules';
import { drawnName } from '../../src/content/account/proofs';
import { isMarkRule, makeItems, markOfItem, patternRules } from '../../src/proofs/items';
import { drawMark, markLetter, markRules } from '../../src/proofs/marks';
import { glyphs } from '../../src/proofs/tile-letters';

const names = ['K', 'The Amalgamated Company of Harbour Pilots', 'Zażółć', 'مقهى', '日本', '🏺', '<script>', ''];
const seeds = Array.from({ length: 100 }, (_, index) => index);
const commands = (d: string) => d.match(/[A-Za-z][^A-Za-z]*/g) ?? [];

it('a mark has two fills at most, and both are drawn', () => {
  for (const rule of markRules)
    for (const seed of seeds) {
      const { layers, width, height } = drawMark(rule, seed, 'k');
      expect(layers.map(({ fill }) => fill).sort(), `${rule} ${seed}`).toEqual(['color', 'ink']);
      for (const { d } of layers) expect(commands(d).length).toBeGreaterThan(2);
      expect(Math.min(width, height)).toBeGreaterThan(1);
    }
});

it.each(names)('no mark of a round of %j equals another of it, whatever is thrown', (letters) => {
  for (const thrown of seeds)
    for (const service of ['logo-design', 'custom-artwork'] as const) {
      const items = makeItems({ service, letters, colors: '', thrown });
      const drawn = items.map((item) => JSON.stringify(isMarkRule(item.rule) ? markOfItem(item) : item));
      expect(new Set(drawn).size).toBe(service === 'logo-design' ? markRules.length : patternRules.length);
    }
});

it.each(['logo-design', 'branding-kit', 'custom-artwork'] as const)('a round of %s may be of one rule', (service) => {
  for (const rule of service === 'custom-artwork' ? patternRules : markRules) {
    const items = makeItems({ service, letters: 'Ada', colors: '', thrown: 1, rule });
    expect(new Set(items.map((item) => item.rule))).toEqual(new Set([rule]));
    expect(items).toHaveLength({ 'logo-design': 3, 'branding-kit': 1, 'custom-artwork': 2 }[service]);
  }
});

it.each(['__proto__', 'constructor', 'unknown'])('a stored rule of the name %s has the name of tiles', (rule) => {
  expect(drawnName(rule)).toBe('Tiles');
});

it('no mark is the agency’s own', () => {
  // A quarter, a square, a bar and a quarter, as the outlines of the configuration have them.
  const curves = houseMark.filter(({ d }) => d.includes('A')).length;
  expect([houseMark.length, curves]).toEqual([4, 2]);
  expect(shapePath('square', 0, 0)).toBe('M0 0h1v1h-1z');
  for (const seed of Array.from({ length: 2000 }, (_, index) => index)) {
    const tiles = drawMark('four', seed, null).layers.flatMap(({ d }) => d.split('z').filter(Boolean));
    const kinds = tiles.map((d) =>
      d.includes('a') ? 'quarter' : d.includes('l') ? 'triangle' : d.includes('.5') ? 'bar' : 'square',
    );
    expect(kinds.sort()).not.toEqual(['bar', 'quarter', 'quarter', 'square']);
  }
});

describe('the letter of a name', () => {
  it.each([
    ['Æther', 'a'],
    ['  42 Ways', '4'],
    ['Ｋawa', 'k'],
    ['Ödland', 'o'],
    ['مقهى', null],
    ['🏺', null],
  ])('of %s is %s', (name, letter) => expect(markLetter(name)).toBe(letter));

  it('there are tiles for a to z and 0 to 9, each five rows of one width, and no two are equal', () => {
    expect(Object.keys(glyphs).sort().join('')).toBe('0123456789abcdefghijklmnopqrstuvwxyz');
    for (const rows of Object.values(glyphs)) expect(rows).toMatch(/^(\S{3,5})(?: \S{3,5}){4}$/);
    // O and 0 are one figure, as in many alphabets.
    expect(new Set(Object.values(glyphs)).size).toBe(35);
  });
});

it('tiles that do not overlap have one path for each color, because a seam shows between two', () => {
  const woven = seeds.filter((seed) => composeField(pictureOf('modern', seed)).tiles.every(({ w }) => w === 1));
  expect(woven.length).toBeGreaterThan(10);
  for (const seed of woven) {
    const fills = pictureLayers('modern', seed)
      .layers.slice(1)
      .map(({ fill }) => fill);
    expect(new Set(fills).size, `seed ${seed}`).toBe(fills.length);
  }
});
