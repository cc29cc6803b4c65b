import { refuseWrites } from '../../../support/page';
import { logOut } from './account';
import type { Command } from './command';

const widths = [320, 375, 768, 1024, 1440];

export const resize: Command = async ({ page }, choice) => {
  const width = widths[choice % widths.length] ?? 1440;
  await page.setViewportSize({ width, height: 900 });
  return `makes the window ${width} pixels wide`;
};

/** Waits until what was begun is done. */
export const waitAWhile: Command = async (visitor) => {
  await visitor.pass(2500);
  return 'waits 2.5 seconds';
};

/** Opens the page in a second tab, or goes to the other one: to go on there, or only to log out. */
export const workInOtherTab: Command = async (visitor, choice) => {
  if (visitor.tabs === 1) await visitor.openTab(visitor.page.url());
  else await visitor.switchTab();
  if (choice % 2 === 0 || (await logOut(visitor, choice)) === null) return 'goes on in the other tab';
  await visitor.look();
  await visitor.switchTab();
  return 'logs out in the other tab';
};

/** The storage takes nothing more from this tab until the page is reloaded, or until this is done again. */
export const fillStorage: Command = async ({ page }) => {
  const hasRoom = await page.evaluate(() => {
    const browser = window as { write?: Storage['setItem'] | undefined };
    const { write } = browser;
    browser.write = write ? undefined : Storage.prototype.setItem;
    if (write) Storage.prototype.setItem = write;
    return write !== undefined;
  });
  if (!hasRoom) await refuseWrites(page);
  return hasRoom ? 'makes room in the storage' : 'fills the storage';
};
