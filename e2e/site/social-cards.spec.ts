import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { allOf, renderedPages } from '../support/rendered-pages';

const card = /<meta property="og:image" content="https?:\/\/[^/"]+([^"]+)"/g;

test('every public page is shared with a card of its own, 1200 by 630 and at most 40 kB', () => {
  const cards = renderedPages.filter(({ isPublic }) => isPublic).map(({ html }) => allOf(html, card)[0] ?? '');
  expect(cards.length).toBeGreaterThan(60);
  expect(new Set(cards).size).toBe(cards.length);
  const wrong = cards.filter((file) => {
    const place = path.join('dist', file);
    const png = readFileSync(place);
    // The header of a PNG holds its width and height at fixed places.
    return png.readUInt32BE(16) !== 1200 || png.readUInt32BE(20) !== 630 || statSync(place).size > 40_000;
  });
  expect(wrong).toEqual([]);
});
