import { fnvHash } from '../lib/random';
import { paletteOf } from './colors';
import { longestName } from './labels';
import { oneLine, plainText, shorten } from './texts';
import { tilesFor } from './tiles';
import type { LookName, Sketch } from './types';

/**
 * The first screen of a website of which only the name is known. It has no blanks, and no words but the name. Mark, picture
 * and colors are those of a sketch by `sketchOf` with this name.
 */
export const nameSketch = (typed: string, look: LookName): Sketch => {
  const businessName = oneLine(plainText(typed));
  const name = { text: shorten(businessName, longestName), isBlank: false };
  const seed = fnvHash(businessName);
  return {
    name,
    logo: { kind: 'mark', seed },
    looks: [look],
    palette: paletteOf('', businessName),
    seed,
    pages: [
      {
        id: 'home',
        name: '',
        sections: [{ kind: 'hero', headline: name, lead: null, action: null, picture: tilesFor(businessName, 0) }],
        isCut: false,
      },
    ],
    pagesLeftOut: [],
    notes: [],
    hasSeoTags: false,
    description: '',
    answersUsed: 1,
  };
};
