/** What the address asks for, a view, a place or where it was scrolled to, is what a page shows first. */
import { expect, hydrated, open, type Page, seed, test } from '../fixtures';
import { open as openBrief, reach, stepTitle } from '../support/brief';

/** The chosen option or the heading of a step, whichever the page has, at the moment when its view is no longer hidden. */
const watchFirstView = (page: Page) =>
  page.addInitScript(() => {
    const shown = () =>
      document.querySelector<HTMLInputElement>('main input[name=plan]:checked')?.value ??
      document.querySelector('main [data-step-heading]')?.textContent;
    let wasHidden = false;
    new MutationObserver(() => {
      const isHidden = document.documentElement.classList.contains('is-undecided');
      if (wasHidden && !isHidden) Object.assign(window, { firstView: shown() ?? 'none' });
      wasHidden = isHidden;
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  });
const firstView = (page: Page) => page.evaluate(() => Reflect.get(window, 'firstView'));

test('the plan of the address is chosen when the trial’s form appears', async ({ page }) => {
  await watchFirstView(page);
  await open(page, '/subscribe?plan=starter');
  expect(await firstView(page)).toBe('starter');
});

test.describe('with the redirect to come', () => {
  test.use({ waits: 'specified' });

  test('that a trial was used is said at once, whatever plan the address names', async ({ page }) => {
    await seed(page, { trialUsed: 'true' });
    await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
    await page.clock.pauseAt(new Date('2026-03-01T10:00:01Z'));
    await page.goto('/subscribe?plan=starter');
    await expect(page.getByRole('alert')).toContainText('Already Subscribed');
  });
});

test('a step of the brief that is reloaded is the first that appears', async ({ page }) => {
  await openBrief(page);
  await reach(page, 2);
  await watchFirstView(page);
  await page.reload();
  await expect(stepTitle(page, 2)).toBeVisible();
  await hydrated(page);
  expect(await firstView(page)).toBe(await stepTitle(page, 2).textContent());
});

test('the checkout that is reloaded stays where it was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/payment?plan=agency');
  await page.getByLabel('Name on card').evaluate((field) => field.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(700);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a link to the total of a checkout opens at the total', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/payment?plan=agency#order-summary');
  await expect(page.locator('#order-summary')).toBeInViewport();
  await expect(page.locator('#order-summary')).toBeFocused();
});

test('a link to a field that the draft of an Instant Site shows opens at the field', async ({ page }) => {
  await open(page, '/instant-site-form');
  await page.getByRole('group', { name: 'Do you have a logo?' }).getByLabel('Yes').check();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.goto('about:blank');
  await open(page, '/instant-site-form#field-logoFile');
  await expect(page.locator('#field-logoFile')).toBeFocused();
});
