import { nameOf, press } from '../visitor';
import type { Command } from './index';

/** Presses a button, half the time one of the page itself, but none that damages what is stored. */
export const pressButton: Command = async (visitor, choice) => {
  const { page } = visitor;
  const part = choice % 4 < 2 ? page.getByRole('main') : page.locator('body');
  const buttons = part.getByRole('button', { disabled: false });
  const button = await visitor.pick(buttons.filter({ hasNotText: /^Damage/ }), choice >> 2);
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
