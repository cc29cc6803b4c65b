/** Below 1024 pixels: half of the page, and on phones all of it. */
export const halfOfPage = '(min-width: 768px) 45vw, 92vw';

/**
 * The `sizes` of a picture in the page's grid of twelve columns, which grows with the window as `--page-width` does.
 * @param columns how many it is wide from 1024 pixels on; a part of a column is what it covers beyond the grid
 * @param below its width on narrower pages
 */
export const columnSizes = (columns: number, below = '92vw'): string =>
  [
    `(min-width: 1920px) ${Math.round((columns * 460) / 3) - 32}px`,
    `(min-width: 1600px) calc(${columns * 12.5}vw - ${Math.round((columns * 260) / 3) + 32}px)`,
    `(min-width: 1024px) ${Math.ceil(columns * 7.8)}vw`,
    below,
  ].join(', ');
