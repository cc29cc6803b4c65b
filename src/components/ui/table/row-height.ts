import { isWide } from '../use-wide';

/**
 * How high a table's row is before it has been laid out, in pixels: a block on a phone, a block of two columns, a row.
 * @param compact that of a compact row on narrow screens
 */
export const estimatedRowHeight = (compact?: number): number => {
  if (isWide()) return 64;
  return compact ?? (isWide(48) ? 168 : 258);
};

/**
 * On a narrow screen the rows of a short table are all in the page, for the browser's own search, but only those near the
 * window are laid out; the others are as high as above, padding and line added.
 */
export const skippedRowLook =
  'not-print:max-lg:[content-visibility:auto] max-md:[contain-intrinsic-block-size:auto_225px] md:max-lg:[contain-intrinsic-block-size:auto_135px]';

export const skippedCompactRowLook =
  'not-print:max-lg:[content-visibility:auto] max-lg:[contain-intrinsic-block-size:auto_108px]';
