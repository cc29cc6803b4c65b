/** The small picture of an Instant Site, in its colors and by its look. It reads the answers itself: the sketch is twenty times its size. */
import { fnvHash } from '../lib/random';
import { paletteOf } from '../sketch/colors';
import type { LookName } from '../sketch/types';

const looks = ['minimal', 'bold', 'elegant', 'modern', 'artsy'] as const satisfies readonly LookName[];

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

export const sitePicture = ({ businessName, brandColors, visualStyle }: Readonly<Record<string, unknown>>) => {
  const name = text(businessName);
  const chosen = Object(visualStyle);
  const look: LookName = looks.find((one) => Reflect.get(chosen, one) === true) ?? 'neutral';
  return { look, seed: fnvHash(name), palette: paletteOf(text(brandColors), name) };
};
