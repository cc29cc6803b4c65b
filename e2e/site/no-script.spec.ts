import { expect, test } from '../fixtures';

// What the site's scripts call, and its packages: in Chrome 109, the last on Windows 7, the pages would be error pages.
test('a browser that is too old for the scripts asks for none, and shows the page as it is without', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  for (const address of ['/login', '/subscribe', '/dashboard']) {
    await page.goto(address);
    await page.keyboard.press('Tab');
    await expect(page.locator('main').getByText('needs JavaScript').first(), address).toBeVisible();
  }
  await page.goto('/faq');
  await expect(page.getByText('30 days’ notice')).toBeVisible();
  // The start script waits at most so long for a paint.
  await page.waitForFunction(() => performance.now() > 2700);
  expect(asked).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every FAQ answer can be read', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText('30 days’ notice')).toBeVisible();
    const paragraphs = await page.getByRole('main').getByRole('paragraph', { includeHidden: true }).all();
    expect(paragraphs.length).toBeGreaterThan(12);
    for (const paragraph of paragraphs) await expect(paragraph).toBeVisible();
  });

  test('a page that needs a script shows a message', async ({ page }) => {
    const waiting = ['/success?session_id=1', '/dashboard', '/onboarding-success', '/payment', '/login', '/search'];
    for (const address of waiting) {
      await page.goto(address);
      await expect(page.locator('main p', { hasText: 'needs JavaScript' }).first(), address).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  test('Enter and a press send nothing that is typed on /login and /signup, to address or server', async ({ page }) => {
    for (const address of ['/login', '/signup']) {
      await page.goto(address);
      const asked: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
      for (const label of ['Email', 'Password'])
        await page.getByLabel(label, { exact: true }).fill('secret@example.com');
      await page.getByLabel('Password', { exact: true }).press('Enter');
      await page.getByRole('button', { name: /Sign In|Create Account/ }).click();
      // The browser begins navigations in order.
      await page.goto(`${address}#end`);
      expect(asked, address).toEqual([]);
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('secret@example.com');
    }
  });

  test('everything of the home page is there to read', async ({ page }) => {
    await page.goto('/');
    for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible();
    for (const text of ['92%', '98%', '$5,500', 'Unlimited web design', 'From $20,000', 'Hugging Face', 'Myle Tap'])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden();
    await expect(page.locator('.reveal').first()).toHaveCSS('opacity', '1');
  });

  test('the wide menu opens on hover; on a phone a link leads to the links of the footer', async ({ page }) => {
    await page.goto('/contact');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Services', exact: true }).hover();
    await nav.getByRole('link', { name: /^Web3/ }).click();
    await expect(page).toHaveURL('/services/web3');
    await page.setViewportSize({ width: 375, height: 740 });
    const links = page.getByRole('navigation', { name: 'Footer' });
    // Below a form the footer has no such links.
    await page.goto('/subscribe');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL('/#site-links');
    await expect(links).toBeInViewport();
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL('/contact#site-links');
    await expect(links).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(links.getByRole('link').first()).toBeFocused();
    await links.getByRole('link', { name: 'Pricing', exact: true }).click();
    await expect(page).toHaveURL('/pricing');
  });

  test('a capability or an industry of the menu is one link away', async ({ page }) => {
    await page.goto('/solutions?industry=banking');
    await page.getByRole('main').getByRole('link', { name: 'Banking', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeVisible();
    await page.goto('/solutions?capability=cybersecurity');
    await page.getByRole('main').getByRole('link', { name: 'Cybersecurity', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cybersecurity' })).toBeVisible();
  });
});
