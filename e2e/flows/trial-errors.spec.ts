import { expect, seed, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { calendars } from '../support/calendars';
import { fill, submissionsOf } from '../support/forms';
import { refuseWrites } from '../support/page';
import { accept, answers, open, stopClock, stored, submit } from '../support/trial-order';

test('enterprise has no trial and leads to sales', async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('Enterprise')).toBeDisabled();
  await expect(page.getByText('Free trial not available')).toBeVisible();
  const call = page.getByRole('link', { name: 'Book a sales call' });
  await expect(call).toHaveAttribute('href', calendars.consultation);
  await expect(call).toHaveAttribute('rel', /noopener/);
});

test('without the agreement nothing is sent, and a message says so', async ({ page }) => {
  await open(page);
  await fill(page, answers);
  await submit(page).click();
  await expect(page.getByText('Agreement Required')).toBeVisible();
  await expect(page.getByText('You must accept the free trial agreement to continue.')).toBeVisible();
  const box = page.getByLabel('I accept the free trial agreement');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription('Accept the free trial agreement');
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/subscribe');
  expect((await stored(page)).local).toEqual({});
  for (const [label, value] of Object.entries(answers))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
});

test('every missing field is named, beside the field and in a summary that has the focus', async ({ page }) => {
  await open(page);
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(10);
  await expect(page).toHaveTitle(/^Error: /);
  for (const label of Object.keys(answers)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^Enter /);
  }
  await summary.getByRole('link', { name: 'Enter the security code' }).click();
  await expect(page.getByLabel('CVV')).toBeFocused();
  await fill(page, { Email: 'no address' });
  await submit(page).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/);
});

test('a second trial is refused and redirects to the login page after two seconds', async ({ page }) => {
  await stopClock(page);
  await seed(page, { trialUsed: 'true' });
  await page.goto('/subscribe');
  await expect(page.getByText('Already Subscribed')).toBeVisible();
  await expect(page.getByText('You already have an active subscription. Redirecting to login...')).toBeVisible();
  await expectNoViolations(page, 'already subscribed');
  await page.clock.runFor(1900);
  await expect(page).toHaveURL('/subscribe');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/login');
});

test('a trial taken meanwhile in another tab is not taken twice', async ({ page }) => {
  await open(page);
  await fill(page, answers);
  await accept(page);
  await page.evaluate(() => localStorage.setItem('trialUsed', 'true'));
  await submit(page).click();
  await page.clock.runFor(2100);
  await expect(page.getByText('Already Subscribed')).toBeVisible();
  expect(await submissionsOf(page)).toEqual([]);
});

test('two tabs that press at the same time start one trial', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab);
    await fill(tab, answers);
    await accept(tab);
  }
  await Promise.all([submit(page).click(), submit(other).click()]);
  // The clock is that of all tabs.
  await page.clock.runFor(2100);
  const went = page.waitForURL('/onboarding').then(() => other);
  const otherWent = other.waitForURL('/onboarding').then(() => page);
  const late = await Promise.race([went, otherWent]);
  await expect(late.getByText('Already Subscribed', { exact: true })).toBeVisible();
  expect(await submissionsOf(page)).toHaveLength(1);
});

test('a full storage is reported, and everything typed stays', async ({ page }) => {
  await open(page);
  await fill(page, answers);
  await accept(page);
  await refuseWrites(page);
  await submit(page).click();
  await page.clock.runFor(2100);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/subscribe');
  await expect(page.getByLabel('Card number')).toHaveValue(answers['Card number']);
  await expect(submit(page)).toBeEnabled();
  expect((await stored(page)).local).toEqual({});
});
