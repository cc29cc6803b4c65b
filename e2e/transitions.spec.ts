import { expect, test } from './fixtures';
import { open } from './support';

test('page changes that overtake each other or happen out of sight are no errors', async ({ page, context }) => {
  // A clock that stands still: every page change is swift, on any machine.
  await page.addInitScript(() => {
    performance.now = () => 0;
    const begun: string[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      begun.push(location.pathname);
      return start(update);
    };
    Object.assign(window, { begun });
  });
  await open(page, '/');
  const hop = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).dispatchEvent('click');
  for (const name of ['Pricing', 'FAQ', 'Our Work', 'Pricing']) await hop(name);
  await expect(page).toHaveURL('/pricing');
  expect(await page.evaluate(() => (window as typeof window & { begun: string[] }).begun.length)).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.bringToFront();
  await hop('FAQ');
  await expect(page).toHaveURL('/faq');
  await other.close();
});
