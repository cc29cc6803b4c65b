import { redeemed } from '../../../support/entries';
import { customer, expect, open, seed, test } from '../../fixtures';

const brief = { id: 'brief1', kind: 'onboarding', date: '2026-11-25T09:00:00Z', answers: {}, owner: 'ada@example.com' };

test('What of mine is waiting, and for whom? No press, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00Z'));
  await seed(
    page,
    customer({
      userCredits: '500',
      creditHistory: JSON.stringify([
        redeemed('r1', '20', { service: 'Logo Design', status: 'pending' }),
        redeemed('r2', '21', { service: 'New Page', status: 'active' }),
        redeemed('r3', '22', { service: 'Branding Kit', status: 'completed' }),
      ]),
      submissions: JSON.stringify([brief]),
      'chosenPlan_ada@example.com': JSON.stringify({ plan: 'agency', at: '2026-11-25T09:00:00.000Z' }),
    }),
  );
  await open(page, '/dashboard');
  const rows = page.getByRole('region', { name: 'In progress' }).getByRole('listitem');
  await expect(rows).toHaveText([/Logo Design: ready to start.*Start/, /New Page.*calendar/, /We answer by Nov 27/]);
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
  // The fourth is one press away.
  await page.getByRole('button', { name: 'All (4)' }).click();
  await expect(rows.nth(3)).toContainText('Agency Service');
  await expect(rows.nth(3).getByRole('link').last()).toBeFocused();
});
