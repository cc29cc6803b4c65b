import { expect, open, test } from '../fixtures';

test('a service picture and a logo that fail are replaced by words', async ({ page, allowConsole }) => {
  allowConsole.push('not found', '404');
  await page.route(/ad-creative-|openai\.svg|clients\/bellabeat/, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/');
  await page.getByRole('region', { name: 'Services and starting prices' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Image not found')).toBeVisible();
  await page.getByRole('heading', { name: 'Models we build on' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('OpenAI', { exact: true })).toHaveCSS('border-top-width', '1px');
  await expect(page.getByText('Bellabeat', { exact: true }).first()).toHaveCSS('border-top-width', '1px');
});

test('who captures or reads the whole page without scrolling gets every text and every final figure', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await expect(page.locator('.reveal.waiting').first()).toBeAttached();
  const hidden = page.locator('.reveal').filter({ visible: true });
  expect(await hidden.evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity))).not.toContain('0');
  const figures = page.locator('.figures > span').filter({ hasText: /^0[%+x]?$/ });
  await expect(figures).toHaveCount(0);
});
