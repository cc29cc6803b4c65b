import { expect, test } from './fixtures';
import { open } from './support';

// A clock that stands still: every page change is swift, on any machine. The first one of a visit goes at once all the same.
test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(performance, { now: () => 0 })));

test('page changes that overtake each other or happen out of sight are no errors', async ({ page, context }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...update) => {
      document.documentElement.dataset.transition = '';
      return start(...update);
    };
  });
  await open(page, '/');
  const hop = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).dispatchEvent('click');
  await hop('FAQ');
  await expect(page.locator('main h1')).toBeFocused();
  for (const name of ['Pricing', 'FAQ', 'Our Work', 'Pricing']) await hop(name);
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('html')).toHaveAttribute('data-transition');
  const other = await context.newPage();
  await other.bringToFront();
  await hop('FAQ');
  await expect(page).toHaveURL('/faq');
  await other.close();
});

test('a case study takes over the picture of its card', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Tessera' }).click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('main [data-late]')).toHaveCount(0);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...update) => {
      const shared = () => String(document.querySelectorAll('.shared-picture').length);
      document.documentElement.dataset.before = shared();
      const transition = start(...update);
      void transition.ready.then(() => {
        document.documentElement.dataset.after = shared();
      });
      return transition;
    };
  });
  await page.locator('main').getByRole('link', { name: 'TrillerFest', exact: true }).click();
  await expect(page).toHaveURL('/case-study/trillerfest');
  await expect(page.locator('html')).toHaveAttribute('data-before', '1');
  await expect(page.locator('html')).toHaveAttribute('data-after', '1');
});
