import { channelsOf } from '../../src/lib/shades';

/** A color of `brand.config.ts` as browsers name it. */
export const rgb = (hex: string): string => `rgb(${channelsOf(hex).join(', ')})`;
