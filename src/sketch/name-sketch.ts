import { fnvHash } from '../lib/random';
import { paletteOf } from './colors';
import { blanks, longestName } from './labels';
import { oneLine, plainText, shorten } from './texts';
import { tilesFor } from './tiles';
import type { LookName, Sketch } from './types';

/**
 * The first screen of a website of which only the name is known, and perhaps its colors. It has no words but the name. Mark,
 * picture and colors are those of a sketch by `sketchOf` with these answers.
 */
export const nameSketch = (typed: string, look: LookName, brandColors = ''): Sketch => {
  const businessName = oneLine(plainText(typed));
  const isBlank = businessName === '';
  const name = { text: isBlank ? blanks.name : shorten(businessName, longestName), isBlank };
  const seed = fnvHash(businessName);
  return {
    name,
    logo: { kind: 'mark', seed },
    looks: [look],
    palette: paletteOf(brandColors, businessName),
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
