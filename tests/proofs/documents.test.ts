import { expect, it } from 'vitest';
import { contrast } from '../../src/lib/shades';
import {
  colorsOn,
  emsOf,
  logoDocument,
  markDocument,
  oneColor,
  outlinesOf,
  tracking,
} from '../../src/proofs/documents';
import { capHeight, em, glyphs } from '../../src/proofs/letters.json';
import { drawMark, markRules } from '../../src/proofs/marks';

const letters = { capHeight, em, glyphs };
const [paper, ink] = ['#f3efe6', '#14120f'];
const placesIn = (svg: string) =>
  [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.-]+)/g)].map(([, ...numbers]) => numbers.map(Number));

it.each(['#ffffff', '#000000', '#ffe100', '#808080', '#1d3a8a'])(
  '%s can be seen as a shape on paper and on ink',
  (color) => {
    for (const [ground, other] of [
      [paper, ink],
      [ink, paper],
    ] as const) {
      const colors = colorsOn(ground, other, color);
      expect(colors.ink).toBe(other);
      expect(contrast(colors.color, ground)).toBeGreaterThanOrEqual(3);
      if (contrast(color, ground) >= 3) expect(colors.color.toLowerCase()).toBe(color);
    }
  },
);

it.each(markRules)('a mark of the rule %s is in the middle of its square, in its colors alone', (rule) => {
  const mark = drawMark(rule, 7, 'k');
  const svg = markDocument(mark, oneColor(ink));
  const [[x = 0, y = 0, scale = 0] = []] = placesIn(svg);
  expect(2 * x + mark.width * scale).toBeCloseTo(64, 1);
  expect(2 * y + mark.height * scale).toBeCloseTo(64, 1);
  expect(Math.max(mark.width, mark.height) * scale).toBeCloseTo(56, 1);
  expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set([ink]));
});

it('the name stands beside the mark and ends within the picture', () => {
  const mark = drawMark('ring', 7, null);
  for (const name of ['K', 'Fig & Fold', 'The Amalgamated Company of Harbour Pilots']) {
    const svg = logoDocument(mark, name, letters, oneColor(ink)) ?? '';
    const width = Number(/viewBox="0 0 (\d+) 64"/.exec(svg)?.[1]);
    const [place, group, ...set] = placesIn(svg);
    expect((place?.[0] ?? 0) + mark.width * (place?.[2] ?? 0)).toBeLessThan(group?.[0] ?? 0);
    expect(set.length).toBe(name.length);
    const last = set.at(-1) ?? [];
    const end = (group?.[0] ?? 0) + (last[0] ?? 0) + emsOf(letters, name.at(-1) ?? '') * em * (last[2] ?? 0);
    expect(end).toBeLessThanOrEqual(width);
    expect(width - end).toBeLessThan(8);
  }
  expect(logoDocument(mark, '', letters, oneColor(ink))).toBeNull();
  expect(logoDocument(mark, '日', letters, oneColor(ink))).toBeNull();
});

it('letters are set by their advance, their kerning and the tracking, on one line', () => {
  const two = {
    em: 1000,
    capHeight: 700,
    glyphs: { A: { advance: 600, path: 'M0', kerning: { V: -80 } }, V: { advance: 500, path: 'M1' } },
  };
  const starts = (line: string) => placesIn(outlinesOf(two, line, 100, 70)).map(([x, y]) => [x, y]);
  expect(starts('AV')).toEqual([
    [0, 70],
    [52 + 100 * tracking, 70],
  ]);
  expect(starts('VA')).toEqual([
    [0, 70],
    [50 + 100 * tracking, 70],
  ]);
  expect([emsOf(two, 'AV'), emsOf(two, 'VA')]).toEqual([1.02, 1.1]);
});
