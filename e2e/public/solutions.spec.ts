import { expect, open, test } from '../fixtures';

test('tabs and cards are links: address and title follow, the heading has the focus, Back works', async ({ page }) => {
  await open(page, '/solutions');
  await page.getByRole('navigation', { name: 'Solutions' }).getByRole('link', { name: 'By Industry' }).click();
  await expect(page).toHaveURL(/category=industries/);
  await expect(page.getByRole('main').getByRole('link', { name: /Banking/ })).toBeVisible();
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cybersecurity/ })
    .click();
  await expect(page).toHaveURL(/\/solutions\?capability=cybersecurity$/);
  const heading = page.getByRole('heading', { level: 1, name: 'Cybersecurity' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^Cybersecurity/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprise Solutions' })).toBeFocused();
});

test('a view asked for by a query is the first one to be seen', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    // The style sheet and the inline script are there.
    addEventListener('DOMContentLoaded', look);
  });
  await page.goto('/solutions?capability=cloud');
  await expect(page.getByRole('heading', { level: 1, name: 'Cloud' })).toBeVisible();
  expect(await page.evaluate(() => [...(window as typeof window & { seen: Set<string> }).seen])).toEqual(['Cloud']);
});

test('without their script the HTML is shown after a while', async ({ page, allowConsole }) => {
  allowConsole.push('Failed to load');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/solutions?industry=banking');
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprise Solutions' })).toBeVisible({ timeout: 8000 });
});
