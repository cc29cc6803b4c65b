import { bought, redeemed } from '../../../tests/support/entries';
import { admin, expect, seed, test } from '../../fixtures';
import { open } from '../../support/page';

const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 6 * 3_600_000).toISOString();
/** A thousand orders of two years, of which three are to be finished. */
const history = Array.from({ length: 1000 }, (_, index) => {
  const date = dayOf(index);
  if (index % 300 === 120) return redeemed(`r${index}`, '01', { date, service: `Logo ${index}`, status: 'active' });
  return index % 2 === 0
    ? bought(`b${index}`, '01', { date })
    : redeemed(`r${index}`, '01', { date, status: 'completed' });
});

test('Which redemptions must I finish? One press, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00Z'));
  await seed(
    page,
    admin({ 'creditHistory_ben@example.com': JSON.stringify(history), 'userName_ben@example.com': 'Ben' }),
  );
  await open(page, '/admin');
  const link = page.getByRole('link', { name: '3 redemptions to finish' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows).toHaveText([/Logo 120/, /Logo 420/, /Logo 720/]);
  await expect(rows.first().getByText('298 days')).toBeInViewport({ ratio: 1 });
  await expect(rows.first().getByRole('button', { name: 'Mark completed' })).toBeInViewport({ ratio: 1 });
  await expect(rows.nth(1)).toBeInViewport({ ratio: 1 });
});
