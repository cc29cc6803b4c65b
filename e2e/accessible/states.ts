import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { frame, violationsOf } from '../support/axe';

/** A phone and a desktop; the phone comes last, so that what opened by hover or in a wide header is seen first. */
const bothWidths = [1440, 360] as const;

/** Leaves nothing out: for states of the header and footer themselves. */
export const withFrame: readonly string[] = [];

/**
 * The state the page is in has nothing for axe to find and does not scroll sideways, at each width. Colours, the slowest to
 * examine, are the same at all.
 * @param withoutParts what is left out: header and footer have states of their own
 * @param again brings the state about again where another width ends it
 */
export const expectClean = async (
  page: Page,
  state: string,
  widths: readonly number[] = bothWidths,
  withoutParts: readonly string[] = frame,
  again?: () => Promise<void>,
): Promise<void> => {
  for (const [index, width] of widths.entries()) {
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: 800 });
      // Further down, what stays in place while the page scrolls would cover whichever field stands there by chance.
      await page.evaluate(() => window.scrollTo(0, 0));
      await again?.();
    }
    const withoutRules = index < widths.length - 1 ? ['color-contrast'] : [];
    expect.soft(await violationsOf(page, { withoutRules, withoutParts }), `${state}, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${state}, ${width} px: sideways scroll`).toBeLessThanOrEqual(0);
  }
};
