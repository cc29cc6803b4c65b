import { wcagContrast } from 'culori/fn';
import type { SketchPalette } from '../../src/sketch/types';

/** Pairs of text and ground with too little contrast, as 'text on ground'. */
export const faintPairs = (palette: SketchPalette): string[] =>
  (
    [
      ['ink', 'ground'],
      ['ink', 'raised'],
      ['quiet', 'ground'],
      ['quiet', 'raised'],
      ['brandText', 'ground'],
      ['brandText', 'raised'],
      ['onBrand', 'brand'],
      ['onAccent', 'accent'],
    ] as const
  )
    .filter(([text, ground]) => !(wcagContrast(palette[text], palette[ground]) >= 4.5))
    .map(([text, ground]) => `${text} ${palette[text]} on ${ground} ${palette[ground]}`);

export const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/.test(color);
