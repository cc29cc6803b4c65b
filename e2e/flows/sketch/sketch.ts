import { expect, type Page } from '../../fixtures';

export const sketchOn = (page: Page, name = 'First draft') => page.getByRole('region', { name });

/** Lets the browser be idle, so that the sketch beside the form is loaded, and waits until it is drawn. */
export const drawn = async (page: Page): Promise<void> => {
  await page.clock.runFor(1000);
  await expect(sketchOn(page).getByRole('img', { name: /drawn from/ })).toBeVisible();
};
