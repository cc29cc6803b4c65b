import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseStudyGrounds } from '../../src/content/catalogue/case-study-summaries';
import { caseStudyIds } from '../../src/content/ids';
import type { CaseStudy } from '../../src/content/types';
import { artefacts } from '../../tools/artwork/artefacts';
import { cover } from '../../tools/artwork/catalog';
import { clientPalettes } from '../../tools/artwork/tiles/palettes';
import { contentModules } from '../content/modules';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
const textOf = (id: string) => {
  const [, exports = {}] = contentModules.find(([module]) => module === `case-studies/${id}`) ?? [];
  const { images: _, ...told } = exports.caseStudy as CaseStudy;
  return wordsOf(JSON.stringify(told));
};
const all = caseStudyIds.flatMap((id) => artefacts[id].map((artefact, index) => [id, index + 2, artefact] as const));

test.each(all)('%s, still-%i: few words, large ones, from the study', (id, _, { words }) => {
  const said = words.flatMap(({ text }) => wordsOf(text));
  expect(said.length).toBeLessThanOrEqual(12);
  expect(said.filter((word) => !textOf(id).includes(word))).toEqual([]);
  expect(words.map(({ text }) => text).join()).not.toMatch(/\d|\$/);
  // 160 units are 960 pixels.
  for (const { cap, y } of words) expect([cap * 6 >= 24, cap % 1, y % 1]).toEqual([true, 0, 0]);
});

test.each(all)(
  '%s, still-%i: the colors of the client, not on paper, straight edges on whole pixels',
  (id, _, { field, words }) => {
    const colors = [
      ...field.tiles.flatMap(({ fill, ground }) => [fill, ground ?? fill]),
      ...words.map(({ color }) => color),
    ];
    expect(
      [field.ground, ...colors].filter((color) => !(clientPalettes[id] as readonly string[]).includes(color)),
    ).toEqual([]);
    expect(field.ground).not.toBe('paper');
    expect([field.columns, field.rows]).toEqual([160, 100]);
    const straight = field.tiles.filter(({ shape }) => ['square', 'bar', 'triangle'].includes(shape));
    for (const { x, y, w, h } of straight) expect([x % 1, y % 1, w % 1, h % 1].map(Math.abs)).toEqual([0, 0, 0, 0]);
  },
);

test('a picture has at most 50 kB at 1600 pixels and 55 at 2400, a film less than 500', () => {
  const size = (file: string) => statSync(`public/media/${file}`).size;
  for (const [id, number] of all)
    for (const type of ['avif', 'webp']) {
      expect(size(`${id}/still-${number}-1600.${type}`)).toBeLessThanOrEqual(50_000);
      expect(size(`${id}/still-${number}-2400.${type}`)).toBeLessThanOrEqual(55_000);
    }
  for (const id of caseStudyIds)
    for (const type of ['mp4', 'webm']) expect(size(`${id}/loop.${type}`)).toBeLessThan(500_000);
});

test('three covers show an artefact, in which something moves', () => {
  const shown = caseStudyIds.filter((id) => artefacts[id].includes(cover(id)));
  expect(shown).toHaveLength(3);
  for (const id of caseStudyIds) expect(cover(id).field.tiles.some(({ poses }) => poses)).toBe(true);
});

test.each(caseStudyIds)('the film of %s has the edges of its cover', (id) => {
  const film = readFileSync(`public/media/${id}/loop.mp4`);
  // Where the description of the track has width and height.
  const at = film.indexOf('avc1', film.indexOf('stsd')) + 28;
  const { columns, rows } = cover(id).field;
  expect(film.readUInt16BE(at) / film.readUInt16BE(at + 2)).toBe(columns / rows);
});

test('the ground that is there before a study’s picture is that of its palette', () => {
  for (const id of caseStudyIds) expect(caseStudyGrounds[id]).toBe(clientPalettes[id][0]);
});
