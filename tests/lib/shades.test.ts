import { describe, expect, it } from 'vitest';
import { channelsOf, contrast, luminance, shadesOf } from '../../src/lib/shades';

/** Papers with their inks and accents: warm, cold, and as harsh as it gets. */
const brands = [
  { paper: '#F3EFE6', ink: '#14120F', vermilion: '#FF4A1C' },
  { paper: '#EEF4F8', ink: '#0B1B2B', vermilion: '#00A7B5' },
  { paper: '#FFFFFF', ink: '#000000', vermilion: '#FFFF00' },
];

describe.each(brands)('the shades of $paper and $ink', ({ paper, ink, vermilion }) => {
  const shades = shadesOf({ paper, ink, vermilion });

  it.each(['paper', 'ink'] as const)('on %s are readable wherever text stands', (name) => {
    const { raised, dim, quiet, alarm } = shades[name];
    const ground = name === 'paper' ? paper : ink;
    for (const text of [quiet, alarm])
      for (const below of [ground, raised, dim]) expect(contrast(text, below)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades[name]['line-strong'], ground)).toBeGreaterThanOrEqual(3);
  });

  it('have errors in red', () => {
    for (const { alarm } of [shades.paper, shades.ink]) {
      const [red = 0, green = 0, blue = 0] = channelsOf(alarm);
      expect(red).toBeGreaterThan(Math.max(green, blue));
    }
  });

  it('go from dim to raised', () => {
    for (const [name, ground] of [
      ['paper', paper],
      ['ink', ink],
    ] as const) {
      expect(luminance(shades[name].dim)).toBeLessThanOrEqual(luminance(ground));
      expect(luminance(shades[name].raised)).toBeGreaterThanOrEqual(luminance(ground));
    }
  });
});

it('a contrast goes from 1 to 21, whichever color comes first', () => {
  expect(contrast('#14120F', '#14120F')).toBe(1);
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#000000')).toBe(21);
});

it('a contrast agrees with WCAG about a gray', () => expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2));
