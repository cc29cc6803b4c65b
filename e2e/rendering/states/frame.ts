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

const panel = (name: string, reach: State['reach'], next?: State): State => ({
  name: `frame/${name.toLowerCase()}-menu`,
  tree: banner,
  // An open menu hides the page, on purpose.
  controls: 'header, [role=dialog]',
  widths: [1440, 1024],
  again: openAgain(name),
  reach,
  ...(next && { next }),
});

const menuSection = (name: string, next?: State): State => ({
  name: `frame/phone-menu-${name.toLowerCase()}`,
  tree: menu,
  width: 320,
  widths: [320, 768],
  // Enlarged text sees it as what the panels become in a narrow window.
  isPlain: true,
  reach: (page) => menu(page).getByRole('button', { name }).click(),
  ...(next && { next }),
});

const newsletter = (page: Page) => footer(page).locator('form').first();
/** What is read out only: the page as it opens is examined in `pages.spec.ts`. */
const readOnly = { widths: [], isPlain: true };

export const frameStates: readonly State[] = [
  {
    ...readOnly,
    name: 'frame/header',
    tree: banner,
    reach: (page) => open(page, '/contact'),
    next: {
      ...readOnly,
      name: 'frame/footer',
      tree: footer,
      reach: async () => {},
      next: {
        ...readOnly,
        name: 'frame/trial-banner',
        tree: (page) => page.getByRole('complementary', { name: 'Free trial' }),
        reach: (page) => page.getByRole('button', { name: 'Dismiss the trial banner' }).focus(),
        next: {
          name: 'frame/newsletter-subscribing',
          tree: newsletter,
          widths: [1440],
          isPlain: true,
          reach: async (page) => {
            const field = page.getByRole('textbox', { name: /by email/ });
            await field.fill('ada@example.com');
            await field.press('Enter');
          },
          next: {
            name: 'frame/newsletter-subscribed',
            tree: newsletter,
            reach: async (page) => {
              await page.clock.runFor(1000);
              await expect(page.getByText('Thanks for subscribing!')).toBeVisible();
            },
          },
        },
      },
    },
  },
  {
    name: 'frame/header-signed-in',
    tree: banner,
    reach: async (page) => {
      await seed(page, customer());
      await open(page, '/contact');
      await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    },
  },
  panel(
    'Services',
    async (page) => {
      await open(page, '/contact');
      await openPanel(page, 'Services');
    },
    panel('Solutions', openAgain('Solutions')),
  ),
  {
    name: 'frame/brand-resources',
    tree: banner,
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
    tree: menu,
    width: 320,
    widths: [320],
    isPlain: true,
    reach: async (page) => {
      await open(page, '/contact');
      await openMenu(page);
    },
    next: menuSection('Services', menuSection('Solutions')),
  },
  {
    name: 'frame/search',
    tree: search.dialog,
    reach: async (page) => {
      await page.clock.resume();
      await search.openByKey(page);
    },
    next: {
      name: 'frame/search-results',
      tree: search.dialog,
      reach: async (page) => {
        await search.type(page, 'how do i cancel');
        // Told once typing rests.
        await expect(search.dialog(page).getByRole('status')).not.toBeEmpty();
      },
    },
  },
];
