import { identity } from '../../brand.config';
import { secretsIn, textsOfNumber } from '../../support/secrets';
import { admin, customer, everythingStored, expect, footerLink, open, seed, stored, test } from '../fixtures';
import { field, phone } from '../support/forms';
import { desk, openDeskAt, openGroup, steered, tab } from './desk';

// The desk says that the waits are not the specified ones.
test.use({ waits: 'specified' });

const wide = { width: 1440, height: 900 };

test('the tab is on flows, account and admin pages and on /demo, and on no other page', async ({ page }) => {
  await seed(page, admin());
  for (const address of ['/payment', '/demo', '/admin', '/dashboard']) {
    await open(page, address);
    await expect(tab(page), address).toBeVisible();
  }
  // A page without a card form names pages with one.
  await openDeskAt(page, 'Test cards');
  await expect(page.getByText('This page has no card form.')).toBeVisible();
  await desk(page).getByRole('link', { name: 'checkout' }).click();
  await expect(page).toHaveURL('/payment?plan=agency');
  await open(page, '/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab(page)).toBeHidden();
  await footerLink(page, 'Demo').click();
  await expect(page).toHaveURL('/demo');
});

test('on a phone the desk is a dialog for the keyboard, whose test card is filled in, not stored', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/payment');
  await tab(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Demo desk' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Demo desk' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tab(page)).toBeFocused();
  await openDeskAt(page, 'Test cards');
  await page.getByRole('button', { name: /4000 0000 0000 9995/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field(page, 'Card number')).toHaveValue('4000 0000 0000 9995');
  await expect(field(page, 'Expiration date (MM/YY)')).toHaveValue('12/34');
  await expect(field(page, 'Security code')).toHaveValue('123');
  await page.reload();
  expect(secretsIn(await everythingStored(page), textsOfNumber('4000000000009995'))).toEqual([]);
});

test('leaving the page during a log-in at the desk cancels the navigation that would follow', async ({ page }) => {
  await page.setViewportSize(wide);
  await seed(page, customer());
  await page.clock.install();
  // Where the desk would lead is loaded, so that it would be there at once.
  await open(page, '/dashboard');
  await openDeskAt(page, 'People');
  await page.getByRole('button', { name: /^A new customer/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pric/);
  await page.clock.runFor(2000);
  await expect.poll(() => stored(page, 'userEmail')).toMatch(/^sample-new-customer@/);
  for (let frame = 0; frame < 10; frame += 1) await page.clock.runFor(20);
  await expect(page).toHaveURL('/pricing');
});

test('on a wide screen the desk is a panel beside the page; narrowed, a dialog; not printed', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, '/payment');
  await tab(page).click();
  const panel = page.getByRole('region', { name: 'Demo desk' });
  const heading = page.getByRole('heading', { name: 'Demo desk' });
  await expect(panel).toBeVisible();
  await expect(heading).toBeFocused();
  const form = page.locator('#order-summary, main form').first();
  const [panelBox, formBox] = [await panel.boundingBox(), await form.boundingBox()];
  expect((formBox?.x ?? 0) + (formBox?.width ?? 0)).toBeLessThanOrEqual(panelBox?.x ?? 0);
  await field(page, 'First name').fill('Ada');
  await expect(panel).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(desk(page)).toBeHidden();
  await expect(tab(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await heading.focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(tab(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await page.setViewportSize(phone);
  await expect(page.getByRole('dialog', { name: 'Demo desk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(tab(page)).toBeFocused();
});

test('an open desk leaves the focus to the heading of the next page', async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, '/forgot-password');
  await tab(page).click();
  const heading = page.getByRole('heading', { name: 'Demo desk' });
  await expect(heading).toBeFocused();
  await footerLink(page, 'Pricing').click();
  await expect(heading).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the tab shows what is not normal, on every page and after a reload, until Back to normal', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.clock.install({ time: new Date('2026-11-24T12:00:00Z') });
  await seed(page, customer());
  await open(page, '/dashboard');
  await openDeskAt(page, 'Outcome');
  await page.getByRole('radio', { name: 'answer gets lost' }).check();
  await openGroup(page, 'Time');
  await page.getByRole('button', { name: 'A week later' }).click();
  await page.getByRole('button', { name: 'A day later' }).click();
  await expect(steered(page, 'Outcome: answer gets lost')).toBeVisible();
  await expect(steered(page, 'Clock moved to December 2')).toBeVisible();
  await page.reload();
  await expect(steered(page, 'Clock moved to December 2')).toBeVisible();
  await openDeskAt(page, 'Time');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(steered(page, 'Clock moved')).toBeHidden();
  await expect(desk(page).getByRole('button', { name: /^Time/ })).toBeFocused();
  await open(page, '/history');
  await page.getByRole('button', { name: 'Back to normal' }).click();
  await expect(steered(page, 'Outcome')).toBeHidden();
  await expect(tab(page)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('demoSteering'))).toBeNull();
});

test('the desk shows the timeline with emails', async ({ page }) => {
  await page.setViewportSize(wide);
  await seed(page, customer({ userCredits: '100' }));
  await open(page, '/redeem/revision');
  await page.getByRole('button', { name: 'Redeem Service' }).click();
  await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
  await openDeskAt(page, 'What happened');
  const email = desk(page).getByText(/^Service redeemed/);
  await email.click();
  await expect(desk(page).getByText(identity.adminEmails.join(', '))).toBeVisible();
  const written = desk(page).getByRole('listitem').filter({ hasText: 'Keys written' });
  await expect(written.first()).toContainText('userCredits');
  await desk(page).getByLabel('Show').selectOption('Email');
  await expect(desk(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await openDeskAt(page, 'What happened');
  await expect(desk(page).getByText(/^Service redeemed/)).toBeVisible();
});
