import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe';
import { storedList } from '../../support/page';
import { expect } from '../fixtures';

export const phone = { device: 'phone', width: 375, height: 812 };
export const desktop = { device: 'desktop', width: 1440, height: 900 };

const focusOn = (target: Locator) =>
  target.evaluate((element) => {
    if (element !== document.activeElement) return 'elsewhere';
    const { x, width, top, bottom } = element.getBoundingClientRect();
    // The middle of what is within the window: a browser does not scroll to a high field that is in it in part.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const seen = document.elementFromPoint(x + width / 2, middle);
    return element.contains(seen)
      ? 'seen'
      : `hidden behind ${seen?.outerHTML.slice(0, 80)}, at ${top} of ${innerHeight}`;
  });

/** Presses Tab until the element has the focus, and fails where the focus stays hidden or the element is never reached. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 120; presses += 1) {
    if ((await focusOn(target)) !== 'elsewhere') return expect.poll(() => focusOn(target)).toBe('seen');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Types into fields by their labels. */
export const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};

export const applyCode = async (page: Page, code: string): Promise<void> => {
  await field(page, 'Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
};

type Kept = { id: string; kind: string; answers: Record<string, unknown> };

export const submissionsOf = (page: Page): Promise<Kept[]> => storedList<Kept>(page, 'submissions');

/** Text that a form must keep as it is: long, emoji, right to left, markup. */
export const hostile = {
  long: 'x'.repeat(10_000),
  emoji: '👩🏽‍🚀 Ünïcode 🇦🇶',
  rtl: 'שלום עולם مرحبا',
  markup: '<img src=x onerror="document.title=1"><script>alert(1)</script>&amp;',
};

/** `expectNoViolations` under a paused clock, which axe cannot work with. The clock runs afterward. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  await page.clock.resume();
  await expectNoViolations(page, state);
};
