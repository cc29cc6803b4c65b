import { expect, test } from '../fixtures';
import { attach, open, picture } from '../support/instant-site';

test('a link to the mail program or the phone asks nothing about the files; the way out still asks', async ({
  page,
}) => {
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
  await expect.poll(() => questions).toEqual(['confirm']);
  await expect(page).toHaveURL('/instant-site-form');
  await expect(page.getByRole('listitem').filter({ hasText: 'engine.png' })).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['confirm', 'beforeunload']);
});
