import { expect, test } from '../fixtures';
import { open } from '../support/page';
import { accept, answers, stored, submit } from '../support/trial-order';

test.use({ timezoneId: 'America/New_York' });

test('in New York the date that is shown is the date that is stored, also if nothing has updated the page since midnight', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T23:50:00-05:00') });
  await open(page, '/subscribe');
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label).fill(value);
  await accept(page);
  await page.clock.setSystemTime(new Date('2026-11-24T00:10:00-05:00'));
  await expect(page.getByRole('region', { name: 'Order summary' }).getByRole('time')).toHaveText('November 30, 2026');
  await submit(page).click();
  await expect(page).toHaveURL(/\/onboarding/);
  const end = new Date((await stored(page)).local.trialEndDate ?? '');
  expect(end.toLocaleDateString('en-US', { timeZone: 'America/New_York', dateStyle: 'long' })).toBe(
    'November 30, 2026',
  );
});
