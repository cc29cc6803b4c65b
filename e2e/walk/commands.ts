/** Everything that a visitor does on the walk, and how often. */
import { refuseWrites } from '../fixtures';
import { sendForm, typeIntoField } from './forms';
import { type Command, closeDialog, followLink, go, nameOf, pick, press, pressButton, reload, search } from './press';
import type { Visitor } from './visitor';

/** Opens the demo desk at a group. @returns the desk, or null if the page has none */
const openDesk = async ({ tabs: [{ page }] }: Visitor, group: string) => {
  const heading = page.getByRole('heading', { name: 'Demo desk' });
  if (!(await heading.isVisible())) {
    const tab = await pick(page.getByRole('button', { name: 'Demo', exact: true }), 0);
    if (!tab || !(await press(tab, 0))) return null;
    await heading.waitFor();
  }
  const desk = page.locator('section, [role=dialog]').filter({ has: heading });
  const button = desk.getByRole('button', { name: new RegExp(`^${group}`) });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.press('Enter');
  return desk;
};

const groups = ['Outcome', 'Time', 'Delays', 'Storage'];

/** Changes a setting of the desk. */
const useDesk: Command = async (visitor, choice) => {
  const group = groups[choice % groups.length] ?? '';
  const desk = await openDesk(visitor, group);
  if (!desk) return null;
  const buttons = desk.getByRole('button', { name: /later$|^Back to now$/ });
  const control = await pick(desk.getByRole('radio').or(buttons), choice >> 2);
  if (!control) return null;
  const name = await nameOf(control);
  return (await press(control, 0)) ? `sets ${name} at the desk (${group})` : null;
};

const people = ['A new customer', 'A customer with 750 credits', 'A customer with 1,000 orders', 'The admin'];

/** Signs in as a sample person at the desk. Without a desk, it follows 'Log In'. */
const signIn: Command = async (visitor, choice) => {
  const desk = await openDesk(visitor, 'People');
  if (desk) {
    const person = people[choice % people.length] ?? '';
    await desk.getByRole('button', { name: person }).press('Enter');
    return `signs in as '${person}'`;
  }
  const link = await pick(visitor.tabs[0].page.getByRole('link', { name: 'Log In' }), 0);
  await link?.press('Enter');
  return link && `follows 'Log In'`;
};

const logOut: Command = async ({ tabs: [{ page }] }) => {
  const account = page.getByRole('navigation', { name: 'Account' });
  const button = await pick(account.getByRole('button', { name: 'Log out' }), 0);
  await button?.press('Enter');
  return button && 'logs out';
};

/** Opens the page in a second tab, or goes to the other one: to go on there, or only to log out. */
const workInOtherTab: Command = async (visitor, choice) => {
  await visitor.switchTab();
  if (choice % 2 === 0 || (await logOut(visitor, choice)) === null) return 'goes on in the other tab';
  await visitor.look();
  await visitor.switchTab();
  return 'logs out in the other tab';
};

const widths = [320, 375, 768, 1024, 1440];

const resize: Command = async ({ tabs: [{ page }] }, choice) => {
  const width = widths[choice % widths.length] ?? 1440;
  await page.setViewportSize({ width, height: 900 });
  return `makes the window ${width} pixels wide`;
};

/** Long enough for every action that is still running. */
const waitAWhile: Command = async ({ context }) => {
  await context.clock.fastForward(2500);
  return 'waits 2.5 seconds';
};

const fillStorage: Command = async ({ tabs: [{ page }] }) => {
  await refuseWrites(page);
  return 'fills the storage until the page is reloaded';
};

export const commands = {
  'follow a link': { often: 14, run: followLink },
  'press a button': { often: 12, run: pressButton },
  'close a dialog': { often: 8, run: closeDialog },
  back: { often: 8, run: go(-1) },
  forward: { often: 3, run: go(1) },
  reload: { often: 5, run: reload },
  search: { often: 9, run: search },
  type: { often: 6, run: typeIntoField },
  send: { often: 9, run: sendForm },
  'sign in': { often: 7, run: signIn },
  'log out': { often: 2, run: logOut },
  'other tab': { often: 3, run: workInOtherTab },
  desk: { often: 3, run: useDesk },
  resize: { often: 2, run: resize },
  'fill storage': { often: 2, run: fillStorage },
  wait: { often: 8, run: waitAWhile },
} as const satisfies Record<string, { often: number; run: Command }>;

export type CommandName = keyof typeof commands;
