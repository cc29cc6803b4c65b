import { expect, open, test } from '../../fixtures';
import { field } from '../../support/forms';

test('a name becomes a website on the home page; the form begins with the look that was seen, in no address', async ({
  page,
}) => {
  // The time between two presses of a slow machine is no time here.
  await page.clock.install({ time: '2026-11-21T12:00:00' });
  await page.clock.pauseAt('2026-11-21T12:00:01');
  await open(page, '/');
  const name = page.getByLabel('Your business name');
  await name.scrollIntoViewIfNeeded();
  const sheet = page.locator('[data-look] .sheet');
  // What draws is loaded when the page is idle.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(sheet).toHaveClass(/look-bold/, { timeout: 200 });
  }).toPass();
  await expect(page.getByText('An example. Type your name to see yours.')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(sheet).toHaveClass(/look-minimal/);
  await name.fill('Ox & Daughters');
  await page.clock.runFor(1500);
  await expect(sheet.locator('.headline')).toHaveText('Ox & Daughters');
  await expect(sheet).toHaveClass(/look-minimal/);
  const looks = page.getByRole('group', { name: 'Choose a look' });
  await expect(looks.locator('.headline')).toHaveText(Array(6).fill('Ox & Daughters'));
  await expect(page.getByText('Drawn from your name. The form draws the rest.')).toBeVisible();
  // Two seconds after the last key it goes on, until somebody chooses.
  await page.clock.runFor(600);
  await expect(sheet).toHaveClass(/look-elegant/);
  await looks.getByRole('radio', { name: 'Artsy' }).check();
  await page.clock.runFor(6000);
  await expect(sheet).toHaveClass(/look-artsy/);
  await name.press('Enter');
  await expect(field(page, 'Business name')).toHaveValue('Ox & Daughters');
  await expect(page.getByRole('checkbox', { name: 'Artsy' })).toBeChecked();
  await expect(page).toHaveURL('/instant-site-form');
  await page.clock.runFor(1000);
  await expect(page.locator('.sheet.look-artsy .headline').first()).toHaveText('Ox & Daughters');
  const styles = page.getByRole('group', { name: 'Visual style' });
  await styles.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(700);
    await expect(styles.locator('.headline')).toHaveText(Array(6).fill('Ox & Daughters'), { timeout: 100 });
  }).toPass();
  // A default is no part of the draft.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('visualStyle');
});

test('a link shows a name in its look, until somebody types', async ({ page }) => {
  await page.goto('/#name=Fig+%26+Fold&look=elegant');
  const name = page.getByLabel('Your business name');
  await expect(name).toHaveValue('Fig & Fold');
  await expect(page.locator('[data-look] .sheet.look-elegant .headline')).toHaveText('Fig & Fold');
  await expect(page.getByText('From a link. Type your own.')).toBeInViewport();
  await expect(name).not.toBeFocused();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await name.fill('Fig & Folds');
  await expect(page.getByText('From a link. Type your own.')).toBeHidden();
  await expect(page).toHaveURL('/');
});
