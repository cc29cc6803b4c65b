import { asset } from '../../../lib/asset';

export type PictureFiles = {
  avif: string;
  webp: string;
  /** The address a browser without `srcset` loads, and the one named when a picture fails. */
  fallback: string;
  /** Pixels of the fallback; only their ratio matters for layout. */
  width: number;
  height: number;
};

const shapes = {
  /** Service cards: 4 to 3, never shown wider than a column. */
  card: { widths: [480, 960], ratio: 3 / 4 },
  /** Stills of case studies and service groups: 16 to 10. */
  still: { widths: [480, 960, 1600], ratio: 10 / 16 },
} as const;

/**
 * The files of a picture, which the artwork scripts write as `{src}-{width}.avif` and `.webp`.
 * @param src path in `public/`, without width and extension
 */
export const pictureFiles = (src: string): PictureFiles => {
  const { widths, ratio } = src.startsWith('/media/cards/') ? shapes.card : shapes.still;
  const set = (type: string) => widths.map((width) => `${asset(`${src}-${width}.${type}`)} ${width}w`).join(', ');
  return {
    avif: set('avif'),
    webp: set('webp'),
    fallback: asset(`${src}-960.webp`),
    width: 960,
    height: 960 * ratio,
  };
};
