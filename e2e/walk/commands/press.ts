import { arriveElsewhere, nameOf, press } from '../visitor';
import type { Command } from './command';

/** Follows a link that stays on the site, half the time one of the page itself. */
export const followLink: Command = async (visitor, choice) => {
  const { page } = visitor;
  const part = choice % 4 < 2 ? page.getByRole('main') : page.locator('body');
  // Those that lead elsewhere, or into a new tab, are not followed.
  const inside = page.locator(':is([href^="/"], [href^="#"]):not([target=_blank])');
  const link = await visitor.pick(part.getByRole('link').and(inside), choice >> 2);
  if (!link) return null;
  const name = await nameOf(link);
  const before = page.url();
  const target = await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
  if (!(await press(link, choice))) return null;
  if (target !== before) await arriveElsewhere(page, before);
  return `follows ${name}`;
};

/** Presses a button, half the time one of the page itself. */
export const pressButton: Command = async (visitor, choice) => {
  const { page } = visitor;
  const part = choice % 4 < 2 ? page.getByRole('main') : page.locator('body');
  const buttons = part.getByRole('button', { disabled: false });
  const button = await visitor.pick(buttons, choice >> 2);
  if (!button) return null;
  const name = await nameOf(button);
  return (await press(button, choice)) ? `presses ${name}` : null;
};

/** Closes a dialog by key. */
export const closeDialog: Command = async ({ page }) => {
  if (!(await page.getByRole('dialog').first().isVisible())) return null;
  await page.keyboard.press('Escape');
  return 'closes the dialog';
};
