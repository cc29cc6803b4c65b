/** States of what stands around every page: header, menus, footer, banner, search. */
import type { Page } from '@playwright/test';
import { customer, expect, seed } from '../../fixtures';
import * as search from '../../search/search';
import { open } from '../../support/page';
import { press, type State } from './state';

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const openPanel = async (page: Page, name: string) => {
  const button = banner(page).getByRole('button', { name: `${name} menu` });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
};

const openMenu = async (page: Page) => {
  await press(page, 'Menu');
  await expect(menu(page)).toBeVisible();
};

/** Opens the menu that the window has room for, and in it what the wide one shows in a panel. */
const openAgain = (name: string) => async (page: Page) => {
  await page.keyboard.press('Escape');
  if (await banner(page).getByRole('button', { name: 'Menu', exact: true }).isVisible()) {
    await openMenu(page);
    await menu(page).getByRole('button', { name }).click();
  } else await openPanel(page, name);
};

const panel = (name: string): State => ({
  name: `frame/${name.toLowerCase()}-menu`,
  part: banner,
  // An open menu hides the page, on purpose.
  controls: 'header, [role=dialog]',
  widths: [1440, 1024],
  again: openAgain(name),
  reach: async (page) => {
    await open(page, '/contact');
    await openPanel(page, name);
  },
});

const menuSection = (name: string): State => ({
  name: `frame/phone-menu-${name.toLowerCase()}`,
  part: menu,
  width: 360,
  widths: [360, 768],
  // Enlarged text sees it as what the panels become in a narrow window.
  isPlain: true,
  reach: async (page) => {
    await open(page, '/contact');
    await openMenu(page);
    await menu(page).getByRole('button', { name }).click();
  },
});

const subscribe = async (page: Page) => {
  await open(page, '/contact');
  const field = page.getByRole('textbox', { name: /by email/ });
  await field.fill('ada@example.com');
  await field.press('Enter');
};
const newsletter = (page: Page) => footer(page).locator('form').first();

export const frameStates: readonly State[] = [
  { name: 'frame/header', part: banner, isPlain: true, reach: (page) => open(page, '/contact') },
  {
    name: 'frame/header-signed-in',
    part: banner,
    reach: async (page) => {
      await seed(page, customer());
      await open(page, '/contact');
      await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    },
  },
  panel('Services'),
  panel('Solutions'),
  {
    name: 'frame/brand-resources',
    part: banner,
    widths: [1440],
    controls: 'header',
    reach: async (page) => {
      await open(page, '/contact');
      await banner(page).getByRole('button', { name: 'Brand resources' }).press('Enter');
      // React keeps a lazy component back for a moment of the clock, which stands still.
      await expect(async () => {
        await page.clock.runFor(400);
        await expect(page.getByRole('link', { name: /^Main site/ })).toBeVisible({ timeout: 200 });
      }).toPass({ timeout: 10_000 });
    },
  },
  {
    name: 'frame/phone-menu',
    part: menu,
    width: 360,
    widths: [360],
    isPlain: true,
    reach: async (page) => {
      await open(page, '/contact');
      await openMenu(page);
    },
  },
  menuSection('Services'),
  menuSection('Solutions'),
  {
    name: 'frame/trial-banner',
    widths: [1440],
    part: (page) => page.getByRole('complementary', { name: 'Free trial' }),
    reach: async (page) => {
      await open(page, '/contact');
      await page.getByRole('button', { name: 'Dismiss the trial banner' }).focus();
    },
  },
  { name: 'frame/footer', part: footer, isPlain: true, reach: (page) => open(page, '/contact') },
  { name: 'frame/newsletter-subscribing', part: newsletter, widths: [1440], isPlain: true, reach: subscribe },
  {
    name: 'frame/newsletter-subscribed',
    part: newsletter,
    reach: async (page) => {
      await subscribe(page);
      await page.clock.runFor(1000);
      await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
    },
  },
  {
    name: 'frame/search',
    part: search.dialog,
    reach: async (page) => {
      await page.clock.resume();
      await search.openByKey(page);
    },
  },
  {
    name: 'frame/search-results',
    part: search.dialog,
    reach: async (page) => {
      await page.clock.resume();
      await search.openByKey(page);
      await search.type(page, 'how do i cancel');
      // Told once typing rests.
      await expect(search.dialog(page).getByRole('status')).not.toBeEmpty();
    },
  },
];
