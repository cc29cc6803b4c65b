import { nameOf, press, type Visitor } from '../visitor';
import type { Command } from './command';

const groups = ['Outcome', 'Time', 'Delays', 'Storage'];

/** Opens the demo desk at a group. @returns whether the page has it */
export const openDesk = async (visitor: Visitor, group: string): Promise<boolean> => {
  const { page } = visitor;
  const heading = page.getByRole('heading', { name: 'Demo desk' });
  if (!(await heading.isVisible())) {
    const tab = await visitor.pick(page.getByRole('button', { name: 'Demo', exact: true }), 0);
    if (!tab || !(await press(tab, 0))) return false;
    await heading.waitFor();
  }
  const button = page.getByRole('button', { name: new RegExp(`^${group}`) });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter');
  return true;
};

/** Changes a setting of the desk. */
export const useDesk: Command = async (visitor, choice) => {
  const { page } = visitor;
  const group = groups[choice % groups.length] ?? '';
  if (!(await openDesk(visitor, group))) return null;
  const desk = page.locator('section, [role=dialog]').filter({ has: page.getByRole('heading', { name: 'Demo desk' }) });
  const buttons = desk.getByRole('button', { name: /later$|^Back to now$/ });
  const control = await visitor.pick(desk.getByRole('radio').or(buttons), choice >> 2);
  if (!control) return null;
  const name = await nameOf(control);
  return (await press(control, 0)) ? `sets ${name} at the desk (${group})` : null;
};
