import { arriveElsewhere, nameOf, press } from '../visitor';
import type { Command } from './index';

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
