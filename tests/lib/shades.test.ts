import { describe, expect, it } from 'vitest';
import { channelsOf, contrast, luminance, shadesOf } from '../../src/lib/shades';

/** Papers with their inks and accents: warm, cold, and as harsh as it gets. */
const brands = [
  { paper: '#F3EFE6', ink: '#14120F', vermilion: '#FF4A1C', ultramarine: '#2438E0', moss: '#1F6B4A' },
  { paper: '#EEF4F8', ink: '#0B1B2B', vermilion: '#00A7B5', ultramarine: '#123A6B', moss: '#2E4A3A' },
  { paper: '#FFFFFF', ink: '#000000', vermilion: '#FFFF00', ultramarine: '#0000FF', moss: '#00FF00' },
];

describe.each(brands)('the shades of $paper and $ink', (brand) => {
  const { paper, ink } = brand;
  const shades = shadesOf(brand);
  const grounds = { paper, ink, second: shades.second.ground };

  it.each(['paper', 'ink', 'second'] as const)('on %s are readable wherever text stands', (name) => {
    const { raised, dim, quiet, alarm } = shades[name];
    const ground = grounds[name];
    for (const text of [quiet, alarm])
      for (const below of [ground, raised, dim]) expect(contrast(text, below)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades[name]['line-strong'], ground)).toBeGreaterThanOrEqual(3);
  });

  it('have errors in red', () => {
    for (const { alarm } of Object.values(shades)) {
      const [red = 0, green = 0, blue = 0] = channelsOf(alarm);
      expect(red).toBeGreaterThan(Math.max(green, blue));
    }
  });

  it('go from dim to raised', () => {
    for (const name of ['paper', 'ink', 'second'] as const) {
      const ground = grounds[name];
      expect(luminance(shades[name].dim)).toBeLessThanOrEqual(luminance(ground));
      expect(luminance(shades[name].raised)).toBeGreaterThanOrEqual(luminance(ground));
    }
  });

  it('have a second ground, and colors that can be read on both dark ones', () => {
    expect(luminance(grounds.second)).toBeGreaterThan(luminance(ink));
    for (const color of [shades.ink.ultramarine, shades.ink.moss])
      for (const ground of [ink, grounds.second]) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it('a contrast goes from 1 to 21, whichever color comes first', () => {
  expect(contrast('#14120F', '#14120F')).toBe(1);
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#000000')).toBe(21);
});

it('a contrast agrees with WCAG about a gray', () => expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2));
