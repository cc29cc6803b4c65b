import { converter } from 'culori/fn';
import { expect, it } from 'vitest';
import { colorsIn } from '../../src/sketch/color-words';
import { paletteOf } from '../../src/sketch/colors';
import { faintPairs } from './palette';

it.each<[typed: string, colors: string[]]>([
  ['', []],
  ['#F6B92B', ['#f6b92b']],
  ['#f60; F6B92B', ['#ff6600', '#f6b92b']],
  ['rgb(10 20 30), rgba(255,0,0,.5)', ['#0a141e', '#ff0000']],
  ['hsl(120 50% 50%)', ['#40bf40']],
  ['rgb(300 0 none)', ['#ff0000']],
  ['Navy and Gold', ['#000080', '#ffd700']],
  ['Dark green and cream', ['#006400', '#faf3dd']],
  ['navy blue, sky-blue', ['#000080', '#87ceeb']],
  ['blue green', ['#0000ff', '#008000']],
  ['dark gray', ['#4b4b4b']],
  ['off-white', ['#f8f6f0']],
  ['no red, please: light blue', ['#add8e6']],
  ['no dark red but navy', ['#000080']],
  ['yellow, yellow', ['#ffff00', '#ffff00']],
  ['constructor __proto__ toString valueOf', []],
  ['something like our shop', []],
  ['#12345', []],
])('typed colors %s', (typed, colors) => expect(colorsIn(typed)).toEqual(colors));

const oklch = converter('oklch');
const channels = (typed: string) => {
  const { l = 0, c = 0, h = 0 } = oklch(colorsIn(typed)[0]) ?? {};
  return { l, c, h };
};

it('typed colors have the modifiers that stand before them', () => {
  expect(channels('deep green').l).toBeLessThan(channels('green').l - 0.1);
  expect(channels('deep green').h).toBeCloseTo(channels('green').h, -0.5);
  expect(channels('pale red').l).toBeGreaterThan(channels('light red').l);
  expect(channels('muted teal').c).toBeLessThan(channels('teal').c * 0.6);
  expect(channels('warm gray').h).toBeCloseTo(70, -1);
  expect(channels('cool gray').h).toBeCloseTo(250, -1);
});

it.each(['brown', 'warm brown', 'dark brown', 'light brown', 'chocolate'])(
  'typed colors %s is neither red nor orange',
  (typed) => {
    const { c, h } = channels(typed);
    expect([h > 45 && h < 75, c < 0.1]).toEqual([true, true]);
  },
);

it('a palette is neutral without a name, and one of twelve with one', () => {
  expect(paletteOf('', '').ground).toBe('#f6f6f5');
  const names = Array.from({ length: 400 }, (_, index) => `Business ${index}`);
  expect(new Set(names.map((name) => paletteOf('', name).brand)).size).toBe(12);
  for (const name of names) expect(faintPairs(paletteOf('', name))).toEqual([]);
  expect(paletteOf('our usual ones', 'Bakery')).toEqual(paletteOf('', 'Bakery'));
});

it.each([
  ['yellow', -0.25],
  ['navy', 0.3],
])('a palette of %s has its neighbor as the second color', (typed, step) => {
  const { brand, accent } = paletteOf(typed, 'Bakery');
  const [first = 0, second = 0] = [brand, accent].map((hex) => oklch(hex)?.l);
  expect(second - first).toBeCloseTo(step, 1);
});

it.each([
  ['white', { ground: '#ffffff' }],
  ['black', { brand: '#000000' }],
  ['black and white', { ground: '#ffffff', brand: '#000000' }],
  ['black and gold', { ground: '#000000', brand: '#ffd700' }],
  ['yellow, lemonchiffon', { ground: '#fffacd', brand: '#ffff00' }],
  ['gold and yellow', { brand: '#ffd700', accent: '#ffff00' }],
  ['gray, gray', { brand: '#808080' }],
  ['white, white', { ground: '#ffffff' }],
  ['black, black', { brand: '#000000' }],
  ['navy and gold', { brand: '#000080', accent: '#ffd700', onBrand: '#ffffff' }],
  ['#FFD400, #0A7D4F', { brand: '#ffd400', onBrand: '#000000', accent: '#0a7d4f', onAccent: '#ffffff' }],
  ['cream, navy', { ground: '#faf3dd', ink: '#000000', brand: '#000080' }],
])('a palette %s', (typed, colors) => {
  const palette = paletteOf(typed, 'Bakery');
  expect(palette).toMatchObject(colors);
  expect(faintPairs(palette)).toEqual([]);
});
