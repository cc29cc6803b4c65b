import { expect, test } from '../fixtures';

test.use({ allowConsole: ['404'] });

/** That nothing is found by any of them is tested without a browser; here they go through host and router. */
const ids = ['__proto__', '..%2fsite', 'x'.repeat(2000), 'a/b/c'];

test('ids that there are not show the general page', async ({ page }) => {
  // Longer paths belong to no case study.
  for (const { kind, heading, isRedirect } of [
    { kind: 'services', heading: 'AI-ENABLED CREATIVE SOLUTIONS' },
    { kind: 'capabilities', heading: 'Enterprise Solutions' },
    { kind: 'case-study', heading: 'OUR WORK', isRedirect: true },
  ])
    for (const id of ids.filter((id) => !(isRedirect && id.includes('/')))) {
      await page.goto(`/${kind}/${id}`);
      if (isRedirect) await expect(page, `${kind} ${id.slice(0, 20)}`).toHaveURL(/\/our-work$/);
      await expect(page.getByRole('heading', { level: 1, name: heading }), `${kind} ${id.slice(0, 20)}`).toBeVisible();
    }
});

test('an unknown path shows a message, is logged, and offers a search and four pages', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await logged;
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  const main = page.getByRole('main');
  for (const name of ['Services', 'Pricing', 'Contact'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/${name.toLowerCase()}`);
  await main.getByRole('searchbox', { name: 'Search the site' }).fill('logo');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=logo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“logo”');
  await page.goBack();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('Back from the gallery does not lead into the redirect', async ({ page }) => {
  await page.goto('/pricing');
  await page.goto('/case-study/nothing');
  await expect(page).toHaveURL(/\/our-work$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('what an unknown id shows is in the HTML of the answer', async ({ request }) => {
  const html = async (address: string) => (await request.get(address)).text();
  expect(await html('/services/no-such-service')).toContain('AI-ENABLED CREATIVE SOLUTIONS');
  expect(await html('/capabilities/nope')).toContain('Enterprise Solutions');
  expect(await html('/redeem/nope')).toContain('url=/dashboard');
});

test('a page asked for by the name of its file, or by a former address, has its address', async ({ page }) => {
  await page.goto('/pricing.html?plan=agency#faq');
  await expect(page).toHaveURL('/pricing?plan=agency#faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toHaveCount(0);
  for (const [former, now] of [
    ['/index.html', '/'],
    ['/case-studies', '/our-work'],
  ] as const) {
    await page.goto(former);
    await expect(page).toHaveURL(now);
  }
});
