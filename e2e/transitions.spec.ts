import { expect, test } from './fixtures';
import { open } from './support';

test('page changes that overtake each other or happen out of sight are no errors', async ({ page, context }) => {
  await open(page, '/');
  const hop = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).dispatchEvent('click');
  for (const name of ['Pricing', 'FAQ', 'Our Work', 'Pricing']) await hop(name);
  await expect(page).toHaveURL('/pricing');
  const other = await context.newPage();
  await other.bringToFront();
  await hop('FAQ');
  await expect(page).toHaveURL('/faq');
  await other.close();
});
