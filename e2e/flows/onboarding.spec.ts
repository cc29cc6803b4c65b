import { briefSteps } from '../../src/content/flows/onboarding';
import { expect, test } from '../fixtures';
import {
  answerTo,
  field,
  file,
  fillStep,
  hostile,
  next,
  open,
  optional,
  png,
  reach,
  required,
  stepTitle,
  submit,
} from '../support/brief';
import { phone, submissionsOf } from '../support/forms';

test.use({ waits: 'specified' });

test('brief from first step to thank-you page, by mouse, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  for (const step of [1, 2, 3, 4]) {
    await expect(stepTitle(page, step)).toBeVisible();
    await expect(page.getByText(`Step ${step} of 4`, { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: `Step ${step} of 4` })).toHaveAttribute('value', String(step));
    await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(step === 1 ? 0 : 1);
    await fillStep(page, step);
    if (step === 3) {
      await field(page, 'logo').setInputFiles(file('mark.png', 'image/png'));
      await field(page, 'designBrief').setInputFiles(file('brief.pdf', 'application/pdf'));
      await expect(page.getByText('mark.png', { exact: true }).first()).toBeVisible();
    }
    await (step === 4 ? submit(page) : next(page)).click();
  }
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding-success');
  await expect(page.getByText('1-2 business days').first()).toBeVisible();

  const [entry = { id: '', kind: '', answers: {} }, ...more] = await submissionsOf(page);
  expect(more).toEqual([]);
  expect(entry.kind).toBe('onboarding');
  expect(Object.keys(entry.answers).sort()).toEqual([...required, ...optional].sort());
  expect(entry.answers).toMatchObject({
    companyName: 'Answer to companyName',
    competitors: hostile,
    logo: { name: 'mark.png', size: png.length, type: 'image/png' },
    designBrief: { name: 'brief.pdf', size: png.length, type: 'application/pdf' },
  });
  for (const name of [...required, ...optional].filter((name) => name !== 'logo' && name !== 'designBrief'))
    expect(entry.answers[name]).toBe(answerTo(name));
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({ onboardingComplete: 'true' });
  expect(await page.evaluate(() => sessionStorage.getItem('draft:onboarding'))).toBeNull();
});

test('brief by keyboard alone', async ({ page }) => {
  await open(page);
  // Past the menu: until its script is there, its panels open around the focus, as they do without script.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  for (const [index, { title, questions }] of briefSteps.entries()) {
    await expect(stepTitle(page, index + 1)).toBeVisible();
    if (index > 0) await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    for (const question of questions) {
      for (let presses = 0; presses < 30; presses += 1) {
        if (await field(page, question.name).evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(field(page, question.name)).toBeFocused();
      if (question.kind !== 'file') await page.keyboard.type('Words');
    }
    const button = page.locator('button[type=submit]');
    for (let presses = 0; presses < 6; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  }
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding-success');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the thank-you page opens only after a brief, and reload and Back repeat nothing', async ({ page }) => {
  await page.goto('/onboarding-success');
  await expect(page).toHaveURL('/subscribe');
  await open(page);
  await reach(page, 4);
  await fillStep(page, 4);
  await submit(page).click();
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding-success');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/onboarding-success');
  await page.goBack();
  await expect(stepTitle(page, 1)).toBeVisible();
  await expect(page.getByText('Your brief has been sent.', { exact: false })).toBeVisible();
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'See what happens next' }).click();
  await expect(page).toHaveURL('/onboarding-success');
});
