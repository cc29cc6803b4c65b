import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { applyCode, expectAccessible, fill, submissionsOf } from '../support/forms';
import { attach, complete, expectSuccess, open, picture, required, toPayment } from '../support/instant-site';

test('a link to the mail program or the phone asks nothing about files; the way out still asks', async ({ page }) => {
  await open(page);
  await attach(page, /^Upload up to 10 files/, [picture('engine.png')]);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => {
    const phone = Object.assign(document.createElement('a'), { href: 'tel:+15550100', textContent: 'Call us' });
    document.querySelector('main')?.prepend(phone);
    // Counts the chances to ask, of which the test has to have had one for each press.
    Object.assign(window, { unloads: 0 });
    window.addEventListener('beforeunload', () =>
      Object.assign(window, { unloads: Reflect.get(window, 'unloads') + 1 }),
    );
  });
  const unloads = () => page.evaluate(() => Reflect.get(window, 'unloads'));
  await page.getByRole('contentinfo').locator('a[href^="mailto:"]').click();
  await expect.poll(unloads).toBe(1);
  await page.getByRole('link', { name: 'Call us' }).click();
  await expect.poll(unloads).toBe(2);
  expect(questions).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'leaving with files');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/instant-site-form');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'engine.png' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await question.getByRole('button', { name: 'Leave anyway' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await attach(page, /^Upload up to 10 files/, [picture('engine.png')]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
});

test('files that are changed or deleted are named before the payment begins', async ({ page, allowConsole }, info) => {
  // Chromium logs it for each picture that is about to be shown.
  allowConsole.push('Failed to load resource');
  const [changed, deleted, kept] = ['changed.png', 'deleted.png', 'kept.png'].map((name) => info.outputPath(name));
  if (!changed || !deleted || !kept) throw new Error('three were given');
  for (const file of [changed, deleted, kept]) writeFileSync(file, picture('').buffer);
  await open(page);
  await fill(page, required);
  await page.getByLabel(/^Upload up to 10 files/).setInputFiles([changed, deleted, kept]);
  appendFileSync(changed, 'more');
  rmSync(deleted);
  await toPayment(page);
  await applyCode(page, identity.instantSiteTestCode);
  await complete(page, 'Complete Order (Test Mode)').click();
  const notice = page.getByRole('list', { name: 'Files that cannot be sent' });
  await expect(notice).toBeFocused();
  await expect(notice.getByText('changed.png has changed or is gone')).toBeVisible();
  await expect(notice.getByText('deleted.png has changed or is gone')).toBeVisible();
  await expectAccessible(page, 'payment with files gone');
  const leaveOut = notice.getByRole('button', { name: 'Send without it' });
  await leaveOut.first().click();
  await expect(leaveOut).toHaveCount(1);
  await leaveOut.click();
  await page.clock.runFor(2100);
  await expectSuccess(page);
  expect((await submissionsOf(page))[0]?.answers.mediaFiles).toEqual([expect.objectContaining({ name: 'kept.png' })]);
});
