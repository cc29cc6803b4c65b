import { expect, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { fill, submissionsOf } from '../support/forms';
import { accept, answers, open, submit } from '../support/trial-order';

test.use({ waits: 'specified' });

test('two tabs that press at the same time start one trial', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab);
    await fill(tab, answers);
    await accept(tab);
  }
  await Promise.all([submit(page).click(), submit(other).click()]);
  // The clock is that of all tabs.
  await page.clock.runFor(2100);
  const went = page.waitForURL('/onboarding').then(() => other);
  const otherWent = other.waitForURL('/onboarding').then(() => page);
  const late = await Promise.race([went, otherWent]);
  await expect(late.getByText('Already Subscribed', { exact: true })).toBeVisible();
  expect(await submissionsOf(page)).toHaveLength(1);
  await expectNoViolations(late, 'already subscribed');
  await late.clock.runFor(2100);
  await expect(late).toHaveURL('/login');
});
