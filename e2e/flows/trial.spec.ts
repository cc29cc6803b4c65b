import { expect, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { expectNoCard, fill, phone, submissionsOf, tabTo as tabToTarget } from '../support/forms';
import { accept, answers, cardFields, open, stored, submit } from '../support/trial-order';

test.use({ waits: 'specified' });

test('trial from first click to onboarding, by mouse, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  await page.getByLabel('Starter').check();
  await expect(page.getByRole('heading', { name: 'Included in Starter' })).toBeVisible();
  await page.getByLabel('Growth').check();
  await fill(page, answers);
  await page.getByRole('button', { name: 'View Free Trial Agreement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Free Trial Agreement' });
  await expect(dialog).toContainText('Cancel any time during the trial');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await accept(page);
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expectNoCard(page);
  await page.clock.runFor(1900);
  await expect(page).toHaveURL('/subscribe?plan=growth');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByText('Free trial started!')).toBeVisible();

  const { local, session } = await stored(page);
  expect(local).toMatchObject({
    trialUsed: 'true',
    trialEndDate: expect.stringMatching(/^2026-03-08T10:00:0\d\.\d{3}Z$/),
    selectedPlan: 'growth',
  });
  expect(session).toMatchObject({ onboardingComplete: 'false' });
  expect(Object.keys(session).filter((name) => name.startsWith('draft:'))).toEqual([]);
  expect(await submissionsOf(page)).toMatchObject([
    {
      kind: 'trial',
      answers: {
        selectedPlan: 'growth',
        fullName: answers['Full name'],
        email: answers.Email,
        address: answers.Address,
        city: answers.City,
        state: answers.State,
        zipCode: answers['ZIP code'],
      },
    },
  ]);
  await expectNoCard(page);
  // The brief names the trial, unless its address names another plan.
  await expect(
    page.getByText('Growth, free until March 8, 2026, then $5,500 per month. You pay nothing here.'),
  ).toBeVisible();
  await page.goto('/onboarding?plan=starter');
  await expect(page.getByText('Starter, $3,500 per month. You pay nothing here.')).toBeVisible();
});

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

test('ten presses within a tenth of a second, and a reload halfway, start one trial', async ({ page }) => {
  await open(page);
  await fill(page, answers);
  await accept(page);
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await page.clock.runFor(1000);
  await page.reload();
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toEqual([]);
  for (const [label, value] of Object.entries(answers))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(cardFields.includes(label) ? '' : value);
  await fill(page, answers);
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding');
  expect(await submissionsOf(page)).toHaveLength(1);
});

test('what was typed survives a reload as text; the card does not; Clear form clears it', async ({ page }) => {
  await open(page);
  const hostile = `<img src=x onerror=alert(1)> 🎈 مرحبا ${'x'.repeat(10_000)}`;
  await fill(page, { ...answers, 'Full name': hostile });
  await page.getByLabel('Starter').check();
  await page.reload();
  await expect(page.getByText('Your draft is back. Card details are never saved.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(hostile);
  await expect(page.getByLabel('City')).toHaveValue('New York');
  await expect(page.getByLabel('Starter')).toBeChecked();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expectNoCard(page);
  await page.getByRole('button', { name: 'Clear form' }).click();
  await expectNoViolations(page, 'asked whether to clear the form');
  await page.getByRole('button', { name: 'Yes, clear the form' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByLabel('Full name')).toBeFocused();
  // The plan of the address, which the page keeps true.
  await expect(page.getByLabel('Starter')).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('');
});
