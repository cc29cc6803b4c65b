/** States of what stands around every page: header, menus, footer, banner, search. */
import { customer, expect, type Page } from '../../fixtures';
import * as search from '../../search/search';
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

const openAgain = (name: string) => async (page: Page) => {
  await page.keyboard.press('Escape');
  if (await banner(page).getByRole('button', { name: 'Menu', exact: true }).isVisible()) {
    await openMenu(page);
    await menu(page).getByRole('button', { name }).click();
  } else await openPanel(page, name);
};

const panel = (name: string): State => ({
  name: `frame/${name.toLowerCase()}-menu`,
  act: openAgain(name),
  // An open menu hides the page, on purpose.
  controls: 'header, [role=dialog]',
  widths: [1440, 1024],
  again: openAgain(name),
});

const menuSection = (name: string): State => ({
  name: `frame/phone-menu-${name.toLowerCase()}`,
  width: 320,
  act: (page) => menu(page).getByRole('button', { name }).click(),
  widths: [320, 768],
  // Enlarged text sees it as what the panels become in a narrow window.
  isPlain: true,
});

const at = '/contact';
/** Only read out: as the page opens, it is examined in `pages.spec.ts`. */
const readOnly = { widths: [], isPlain: true };

export const frameStates: readonly (State | State[])[] = [
  [
    { name: 'frame/header', at, tree: banner, ...readOnly },
    { name: 'frame/footer', tree: footer, ...readOnly },
    {
      name: 'frame/newsletter-subscribing',
      act: async (page) => {
        const field = page.getByRole('textbox', { name: /by email/ });
        await field.fill('ada@example.com');
        await field.press('Enter');
      },
      says: ['Subscribing'],
      widths: [1440],
      isPlain: true,
    },
    {
      name: 'frame/newsletter-subscribed',
      act: (page) => page.clock.runFor(1000),
      says: ['Thanks for subscribing!'],
    },
  ],
  {
    name: 'frame/header-signed-in',
    stored: customer(),
    at,
    shows: (page) => banner(page).getByRole('link', { name: 'Dashboard' }),
  },
  [{ ...panel('Services'), at }, panel('Solutions')],
  {
    name: 'frame/brand-resources',
    at,
    act: async (page) => {
      await banner(page).getByRole('button', { name: 'Brand resources' }).press('Enter');
      // React keeps a lazy component back for a moment of the clock, which stands still.
      await expect(async () => {
        await page.clock.runFor(400);
        await expect(page.getByRole('link', { name: /^Main site/ })).toBeVisible({ timeout: 200 });
      }).toPass({ timeout: 10_000 });
    },
    widths: [1440],
    controls: 'header',
  },
  [
    { name: 'frame/phone-menu', width: 320, at, act: openMenu, tree: menu, widths: [320], isPlain: true },
    menuSection('Services'),
    menuSection('Solutions'),
  ],
  [
    {
      name: 'frame/search',
      act: async (page) => {
        await page.clock.resume();
        await search.openByKey(page);
      },
      tree: search.dialog,
    },
    {
      name: 'frame/search-results',
      act: async (page) => {
        // Each letter marks other words.
        await search.field(page).pressSequentially('web de');
        await search.type(page, 'how do i cancel');
        // Told once typing rests.
        await expect(search.dialog(page).getByRole('status')).not.toBeEmpty();
      },
    },
  ],
];
