import { briefSteps } from '../../src/content/flows/onboarding';
import { expect, test } from '../fixtures';
import { expectStepFilled, field, fillStep, next, open, reach, stepTitle, submit } from '../support/brief';
import { refuseWrites } from '../support/page';

test('every step stops at every required field, with its message', async ({ page }) => {
  await open(page);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  for (const [index, { questions }] of briefSteps.entries()) {
    const step = index + 1;
    await expect(stepTitle(page, step)).toBeVisible();
    const needed = questions.filter((question) => question.kind !== 'file' && question.missing !== undefined);
    for (const question of needed) {
      if (question.kind === 'file' || question.missing === undefined) continue;
      await (step === 4 ? submit(page) : next(page)).click();
      await expect(page.getByText('Missing information')).toBeVisible();
      await expect(page.getByText(`Please fill in the field: ${question.label}`)).toBeVisible();
      await expect(question === needed.at(-1) ? field(page, question.name) : summary).toBeFocused();
      await expect(field(page, question.name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, question.name)).toHaveAccessibleDescription(new RegExp(question.missing));
      await field(page, question.name).fill('   ');
      await field(page, question.name).fill('Words');
    }
    await expect(summary).toHaveCount(0);
    if (step < 4) await next(page).click();
  }
});

test('a step that does not exist or is not open yet shows the first', async ({ page }) => {
  await open(page);
  for (const query of ['?step=4', '?step=0', '?step=5', '?step=-1', '?step=__proto__', '?step=2&step=3', '?step=1e0']) {
    await page.goto(`/onboarding${query}`);
    await expect(stepTitle(page, 1), query).toBeVisible();
    await expect(page.getByText('Step 1 of 4', { exact: true }), query).toBeVisible();
  }
});

test('a step beyond the first with something missing falls back to that one', async ({ page }) => {
  await open(page);
  await reach(page, 2);
  await page.goto('/onboarding?step=4');
  await expect(stepTitle(page, 2)).toBeVisible();
  await expect(page).toHaveURL('/onboarding?step=2');
});

test('Forward to a step that has closed says what is missing, as Next does', async ({ page }) => {
  await open(page);
  await reach(page, 2);
  await page.goBack();
  await expect(stepTitle(page, 1)).toBeVisible();
  await field(page, 'companyName').fill('');
  await page.goForward();
  await expect(page.getByText('Please fill in the field: Company name')).toBeVisible();
  await expect(field(page, 'companyName')).toBeFocused();
  await expect(field(page, 'companyName')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/onboarding?step=1');
  await expect(page).toHaveTitle(/^Error: Project brief \|/);
});

test('a full storage is reported, and everything typed stays', async ({ page }) => {
  await open(page);
  await reach(page, 4);
  await fillStep(page, 4);
  await refuseWrites(page);
  await submit(page).click();
  await page.clock.runFor(2100);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding/);
  await expectStepFilled(page, 4);
});
