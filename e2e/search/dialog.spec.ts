import { expect, test } from '../fixtures';
import { hydrated, open, openWithoutScripts } from '../support/page';
import { dialog, field, openByKey, options, selected, type } from './search';

test.describe('by keyboard alone', () => {
  test('Enter opens the page of the selected result', async ({ page }) => {
    await openByKey(page);
    await type(page, 'how do i cancel');
    await expect(options(page).first()).toContainText('How do I cancel?');
    await expect(selected(page)).toContainText('How do I cancel?');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq#cancel');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('30 days’ notice').first()).toBeVisible();
    // The dialog has no history entry: Back leads to the page before.
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('arrows, Home and End select an option, and the field refers to it', async ({ page }) => {
    await openByKey(page);
    await type(page, 'design');
    const expectSelected = async (index: number) => {
      const option = options(page).nth(index);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '?');
    };
    await expectSelected(0);
    await page.keyboard.press('ArrowDown');
    await expectSelected(1);
    await page.keyboard.press('ArrowUp');
    await expectSelected(0);
    await page.keyboard.press('End');
    await expectSelected((await options(page).count()) - 1);
    await page.keyboard.press('Home');
    await expectSelected(0);
    const list = dialog(page).getByRole('listbox');
    await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '?');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toBeFocused();
  });

  test('Ctrl+Enter opens the selected option in a new tab and keeps the dialog open', async ({ page, context }) => {
    await openByKey(page);
    await type(page, 'pricing');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await opened;
    await expect(tab).toHaveURL('/pricing');
    await expect(page).toHaveURL('/contact');
    await expect(field(page)).toHaveValue('pricing');
  });

  test('Escape closes the dialog and returns the focus', async ({ page }) => {
    await open(page, '/contact');
    const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL('/contact');
  });

  test('a slash, as in dictated text, does not open the dialog; the shortcut does, also from a field', async ({
    page,
  }) => {
    await open(page, '/contact');
    await page.keyboard.type('and/or pricing');
    await page.keyboard.press('Enter');
    const email = page.getByRole('contentinfo').getByRole('textbox');
    await email.focus();
    await page.keyboard.press('/');
    await expect(email).toHaveValue('/');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/contact');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(email).toBeFocused();
  });

  for (const [platform, label] of [
    ['macOS', '⌘K'],
    ['Windows', 'Ctrl K'],
  ] as const)
    test(`the header shows the keys of ${platform} after hydration, and nothing moves`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'userAgentData', { value: { platform: value } }),
        platform,
      );
      const release = await openWithoutScripts(page, '/contact');
      const places = () =>
        page.getByRole('banner').evaluate((header) =>
          [...header.querySelectorAll('a, button, span')].map((element) => {
            const { left, right } = element.getBoundingClientRect();
            return [left, right];
          }),
        );
      const keys = page.getByRole('banner').getByRole('link', { name: 'Search' }).locator('[translate=no]');
      await expect(keys).toBeHidden();
      await page.evaluate(() => document.fonts.ready);
      const before = await places();
      release();
      await hydrated(page);
      await expect(keys).toBeVisible();
      await expect(keys).toHaveText(label);
      expect(await places()).toEqual(before);
    });

  test('Enter on a button presses the button, and Tab stays inside the dialog', async ({ page }) => {
    await openByKey(page);
    await type(page, 'logo');
    await page.keyboard.press('Tab');
    const close = dialog(page).getByRole('button', { name: 'Close search' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/contact');
  });
});

test('the page below does not scroll, and Back leaves the page and closes the dialog', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Twelve straight answers' })).toBeFocused();
  // The page can scroll only when all of it is loaded.
  await page.waitForLoadState('networkidle');
  const scrollDown = () =>
    page.evaluate(() => {
      window.scrollTo(0, 600);
      return window.scrollY;
    });
  await expect.poll(scrollDown).toBe(600);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('opening and closing the dialog several times adds no history entry', async ({ page }) => {
  await page.goto('/pricing');
  await open(page, '/contact');
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('a press outside closes the dialog', async ({ page }) => {
  await openByKey(page);
  await page.mouse.click(20, 700);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
});

test('the number of results is announced once, when the visitor pauses typing', async ({ page }) => {
  await openByKey(page);
  const status = dialog(page).getByRole('status');
  // Waits for the index.
  await type(page, 'logo');
  await field(page).fill('');
  await expect(status).toHaveText('');
  const announced = await status.evaluateHandle((region) => {
    const texts: string[] = [];
    const note = () => region.textContent && texts.push(region.textContent);
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  await field(page).pressSequentially('trial');
  await expect(status).toHaveText(/^\d+ results for “trial”$/);
  expect(await announced.jsonValue()).toEqual([await status.textContent()]);
});

test('an empty field shows popular pages, and groups have names', async ({ page }) => {
  await openByKey(page);
  const popular = dialog(page).getByRole('group', { name: 'People often want' });
  await expect(popular.getByRole('option', { name: /^Pricing/ })).toHaveAttribute('href', '/pricing');
  await type(page, 'logo');
  await expect(dialog(page).getByRole('group', { name: 'Best matches' })).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Services' })).toBeVisible();
});

test('matching words are marked, and HTML in a query is shown as text', async ({ page }) => {
  await openByKey(page);
  await type(page, 'logo');
  await expect(options(page).first().locator('mark').first()).toHaveText(/logo/i);
  await field(page).fill('<zzqx>&<qxzz>');
  await expect(dialog(page).getByText('Nothing found for “<zzqx>&<qxzz>”').last()).toBeVisible();
  await expect(dialog(page).locator('b, zzqx')).toHaveCount(0);
});

test('a query without results says so, leads to contact, and offers what people often want', async ({ page }) => {
  await openByKey(page);
  await field(page).fill('qxzqxzqxz');
  await expect(dialog(page).locator('p').getByText('Nothing found for “qxzqxzqxz”').last()).toBeVisible();
  const popular = dialog(page).getByRole('group', { name: 'People often want' });
  await expect(popular.getByRole('option', { name: /^Pricing/ })).toHaveAttribute('href', '/pricing');
  await expect(selected(page)).toContainText('Ask a person instead');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test('the dialog names the word that it searched for instead of a misspelled one', async ({ page }) => {
  await openByKey(page);
  await type(page, 'pricng');
  await expect(dialog(page).locator('p:visible', { hasText: 'No page has' }).last()).toHaveText(
    'No page has “pricng”. Results for “pricing”',
  );
  await expect(options(page).first()).toHaveAttribute('href', '/pricing');
  await type(page, 'pricing');
  await expect(dialog(page).getByText('No page has')).toHaveCount(0);
});

test('the last five searches are shown, and can be cleared', async ({ page }) => {
  for (const query of ['one price', 'logo', 'trial', 'video', 'cloud', 'seo']) {
    // The page of a result closes the dialog when it arrives, so each search begins on a new page.
    await openByKey(page);
    await type(page, query);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
  }
  await openByKey(page);
  const recent = dialog(page).getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['seo', 'cloud', 'video', 'trial', 'logo']);
  await recent.nth(2).click();
  await expect(field(page)).toHaveValue('video');
  await field(page).fill('');
  await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBe('[]');
});

test('See all results opens the search page with the query', async ({ page }) => {
  await openByKey(page);
  await type(page, 'brand');
  await dialog(page).getByRole('option', { name: 'See all results' }).click();
  await expect(page).toHaveURL('/search?q=brand');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“brand”');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 720 } });

  test('the menu’s first link opens the dialog, its button closes it, and a tap opens a result', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const first = page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').getByRole('link').first();
    await expect(first).toHaveText('Search');
    await first.tap();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Close search' }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await first.tap();
    await type(page, 'motorcycle');
    await options(page).first().tap();
    await expect(page).toHaveURL('/case-study/damon-motorcycles');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in the header opens the search page, which says that it needs JavaScript and shows popular pages', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.locator('main noscript p', { hasText: 'Search needs JavaScript' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });
});

test('the dialog opens on account pages as well', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await type(page, 'sign up');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup');
});
