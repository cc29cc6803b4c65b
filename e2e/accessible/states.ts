import { frame, hardToReadInDark, violationsOf } from '../../support/axe';
import { expect, type Page } from '../fixtures';
import { drawn } from '../support/enlarged';

/** The narrowest window comes last, so that what opened by hover or in a wide header is seen first. */
const allWidths: readonly number[] = [1920, 1440, 375, 320];
/** Where axe examines a state: a desktop and the narrowest phone. */
const examined: readonly number[] = [1440, 320];

/** Leaves nothing out: for states of the header and footer themselves. */
export const withFrame: readonly string[] = [];

/**
 * The state the page is in has nothing for axe to find and does not scroll sideways, at each width. Colors, the slowest to
 * examine, are the same at all, and are examined in both color schemes.
 * @param widths where both are examined; unless told, axe on a desktop and on a phone, and the scroll at two more
 * @param withoutParts what axe leaves out: header and footer have states of their own
 * @param again brings the state about again where another width ends it
 */
export const expectClean = async (
  page: Page,
  state: string,
  widths?: readonly number[],
  withoutParts: readonly string[] = frame,
  again?: () => Promise<void>,
): Promise<void> => {
  const last = (widths ?? allWidths).at(-1);
  for (const width of widths ?? allWidths) {
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: 800 });
      // Further down, what stays in place while the page scrolls would cover whichever field stands there by chance.
      await page.evaluate(() => window.scrollTo(0, 0));
      await drawn(page);
      await again?.();
    }
    const withoutRules = width === last ? [] : ['color-contrast'];
    if (widths || examined.includes(width))
      expect.soft(await violationsOf(page, { withoutRules, withoutParts }), `${state}, ${width} px`).toEqual([]);
    if (width === last) expect.soft(await hardToReadInDark(page, withoutParts), `${state}, dark`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${state}, ${width} px: sideways scroll`).toBeLessThanOrEqual(0);
  }
};
