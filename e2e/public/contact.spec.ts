import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { open, sidewaysScroll } from '../support/page';

test('the mail link opens a letter with the questions of the page', async ({ page }) => {
  await open(page, '/contact');
  const address = await page.getByRole('main').getByRole('link', { name: /@/ }).getAttribute('href');
  const letter = new URL(address ?? '');
  expect(letter.protocol).toBe('mailto:');
  const questions = page.getByRole('region', { name: 'Good to have ready' }).getByRole('listitem');
  const lines = decodeURIComponent(letter.search.split('body=')[1] ?? '').split('\r\n');
  expect(await questions.allTextContents()).toEqual(
    lines.filter((line) => line !== '').map((line) => line.replace(/:$/, '')),
  );
  // A mail program shows '+' as it is.
  expect(letter.search).not.toContain('+');
});

test('address and number can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contact');
  for (const [name, text] of [
    ['Copy email address', identity.supportEmail],
    ['Copy phone number', identity.phone],
  ] as const) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });
    await row.getByRole('button', { name }).click();
    await expect(row.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await expect(page).toHaveURL('/contact');
});

test('if the browser refuses to copy, a field has the selected text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Copy phone number' }).click();
  await expect(page.getByText('This browser did not allow copying')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'phone number' });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(identity.phone);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectNoViolations(page, 'with the field');
});

test('office hours say when support answers', async ({ page }) => {
  await open(page, '/contact');
  const { officeHours, supportHours } = identity;
  const hours = page.getByRole('region', { name: 'Office hours' });
  for (const line of officeHours) await expect(hours).toContainText(line);
  const inOfficeTime = supportHours.inOfficeTime && `, which is ${supportHours.inOfficeTime}`;
  await expect(hours).toContainText(`${supportHours.text}${inOfficeTime ?? ''}`);
});
