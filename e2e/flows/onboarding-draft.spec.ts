import { expect, test } from '../fixtures';
import { expectStepFilled, field, file, fillStep, next, open, reach, stepTitle, submit } from '../support/brief';
import { submissionsOf } from '../support/forms';
import { sidewaysScroll } from '../support/page';

test.use({ waits: 'specified' });

test('a reload at every step loses no typed text, Back goes one step and keeps the answers', async ({ page }) => {
  await open(page);
  for (const step of [1, 2, 3, 4]) {
    await fillStep(page, step);
    await page.reload();
    await expect(stepTitle(page, step)).toBeVisible();
    await expectStepFilled(page, step);
    await expect(page.getByText('Your draft is back.')).toBeVisible();
    if (step === 4) break;
    await next(page).click();
    await expect(page).toHaveURL(`/onboarding?step=${step + 1}`);
    await expect(page).toHaveTitle(new RegExp(`step ${step + 1} of 4`));
  }
  await page.goBack();
  await expect(stepTitle(page, 3)).toBeVisible();
  await expectStepFilled(page, 3);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/onboarding?step=2');
  await expectStepFilled(page, 2);
  await page.goto('/login');
  await page.goto('/onboarding?step=4');
  await expect(stepTitle(page, 4)).toBeVisible();
  await expectStepFilled(page, 4);
});

test('ten presses, and a reload halfway, make one submission', async ({ page }) => {
  await open(page);
  await reach(page, 4);
  await fillStep(page, 4);
  const press = () =>
    submit(page).evaluate((button: HTMLButtonElement) => {
      for (let count = 0; count < 10; count += 1) button.click();
    });
  await press();
  await page.clock.runFor(500);
  await page.reload();
  await expectStepFilled(page, 4);
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toEqual([]);
  await press();
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding-success');
  expect(await submissionsOf(page)).toHaveLength(1);
});

test('leaving with a file attached asks first; after a reload its name is there to attach again', async ({ page }) => {
  await open(page);
  await reach(page, 3);
  await page.setViewportSize({ width: 320, height: 740 });
  const long = `${'mark'.repeat(60)}.png`;
  await field(page, 'logo').setInputFiles(file(long, 'image/png'));
  expect(await sidewaysScroll(page)).toBe(0);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect.poll(() => questions).toEqual(['confirm']);
  await expect(stepTitle(page, 3)).toBeVisible();
  await page.reload();
  expect(questions).toEqual(['confirm', 'beforeunload']);
  await expect(page.getByText(/attach again.*mark\.png/)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await fillStep(page, 3);
  await next(page).click();
  await expect(page.getByText('No longer attached')).toContainText(long);
  expect(await sidewaysScroll(page)).toBe(0);
});
