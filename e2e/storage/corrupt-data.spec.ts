import { badContents } from '../../tests/support/bad-contents';
import { corruptEntries, readingPages } from '../../tests/support/corrupt-storage';
import { bought } from '../../tests/support/entries';
import { admin, customer, expect, seed, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { open, stored } from '../support/page';

// That every page stands every kind of bad content is tested without a browser. Here each page is loaded with some of them.
test('no page goes blank when every key holds bad content', async ({ page }) => {
  for (const [index, address] of readingPages.entries()) {
    const raw = badContents[(index * 2) % badContents.length] ?? '';
    // A file of the same origin, where nothing of ours runs.
    await page.goto('/robots.txt');
    await page.evaluate(({ local, session }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value);
      for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
    }, corruptEntries(raw));
    await open(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toBeHidden();
  }
});

test('damaged data is set aside, reported and can be downloaded', async ({ page }) => {
  const original = JSON.stringify([bought('p1', '01'), { id: 5 }]);
  await seed(page, customer({ userCredits: '100', creditHistory: original }));
  await open(page, '/history');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
  expect(await stored(page, 'corrupt:creditHistory')).toBe(original);
  await expectNoViolations(page, page.url());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^site-demo-data_\d{4}-\d{2}-\d{2}\.json$/);
});

test('a backup whose script is lost says so, and a later press downloads it', async ({ page, allowConsole }) => {
  allowConsole.push('net::ERR_');
  const script = '**/assets/save-backup-*';
  await page.route(script, (route) => route.abort('internetdisconnected'));
  await seed(page, customer({ creditHistory: JSON.stringify([{ id: 5 }]) }));
  await open(page, '/history');
  const press = () => page.getByRole('button', { name: 'Download all data' }).click();
  await expect(page.getByText('The download could not be loaded.')).toHaveCount(0);
  await press();
  await expect(page.getByText('The download could not be loaded. Check your connection and try again.')).toBeVisible();
  await page.unroute(script);
  const download = page.waitForEvent('download');
  await press();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await expect(page.getByText('The download could not be loaded.')).toBeHidden();
});

test('a full quota: Purchase Failed, everything as before, and a notice that stays', async ({ page }) => {
  await seed(page, customer({ userCredits: '100', hasPaymentMethod: 'true' }));
  await page.clock.install();
  await open(page, '/purchase-credits');
  await page.evaluate(() => {
    let size = 5_000_000;
    for (let piece = 0; size > 10; piece += 1)
      try {
        localStorage.setItem(`filler-${piece}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
  });
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await page.getByText('100 credits', { exact: true }).click();
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await page.clock.runFor(1500);
  await expect(page.getByText('Purchase Failed')).toBeVisible();
  await expect(page.getByText('There was an error processing your purchase. Please try again.')).toBeVisible();
  await expect(page.getByText('storage is full')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase Credits (Demo)' })).toBeEnabled();
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))).toBe(before);
});

test('blocked storage: a standing notice, and the portal works in memory', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await open(page, '/signup');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Sam Sample' })).toBeVisible();
  await expect(page.getByText('This browser blocks storage.')).toBeVisible();
});

test('the money stays right for an admin too when one key is damaged', async ({ page }) => {
  await seed(page, admin({ creditHistory: '{broken', 'creditHistory_b@example.com': '[]' }));
  await open(page, '/admin');
  await expect(page.getByText('No orders found')).toBeVisible();
});
