import { expect, test } from '../fixtures';
import { tabTo as tabToTarget } from '../support/forms';
import { answers, open } from '../support/trial-order';

test.use({ waits: 'specified' });

test('trial by keyboard alone', async ({ page }) => {
  await open(page);
  await expect(page.getByLabel('Growth')).toBeEnabled();
  // The style sheet opens the header's menus on the way until their script has come.
  const tabTo = (name: string) =>
    tabToTarget(
      page,
      page
        .getByLabel(name, { exact: true })
        .or(page.getByRole('button', { name, exact: true }))
        .first(),
    );
  await tabTo('Growth');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Starter')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Growth'), 'Enterprise cannot be reached').toBeChecked();
  for (const [label, value] of Object.entries(answers)) {
    await tabTo(label);
    await page.keyboard.type(value);
  }
  await tabTo('View Free Trial Agreement');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The focus comes back with the next task, which the stopped clock holds up.
  await page.clock.runFor(1);
  await expect(page.getByRole('button', { name: 'View Free Trial Agreement' })).toBeFocused();
  await tabTo('I accept the free trial agreement');
  await page.keyboard.press('Space');
  await tabTo('Start free trial');
  await page.keyboard.press('Enter');
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
