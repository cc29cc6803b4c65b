import { fnvHash } from '../lib/random';
import type { PicturePlace } from './types';

/** A tile picture, which is another one for each name and place. */
export const tilesFor = (businessName: string, place: string | number): PicturePlace => ({
  kind: 'tiles',
  seed: fnvHash(`${businessName} ${place}`),
});
