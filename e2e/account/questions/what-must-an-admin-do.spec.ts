import { bought, redeemed } from '../../../tests/support/entries';
import { admin, expect, open, seed, test } from '../../fixtures';

const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 6 * 3_600_000).toISOString();
const history = Array.from({ length: 1000 }, (_, index) => {
  const date = dayOf(index);
  if (index % 300 === 120) return redeemed(`r${index}`, '01', { date, service: `Logo ${index}`, status: 'active' });
  return index % 2 === 0
    ? bought(`b${index}`, '01', { date })
    : redeemed(`r${index}`, '01', { date, status: 'completed' });
});
const submissions = Array.from({ length: 200 }, (_, index) => ({
  id: `request${index}`,
  kind: 'checkout',
  date: dayOf(index),
  answers: { plan: 'agency', firstName: 'Ada', lastName: `Number ${index}`, email: 'ada@example.com' },
  ...(index < 196 && { done: '2026-11-01T10:00:00.000Z' }),
}));

test('Which redemptions must I finish, and what did customers send? One press each, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00Z'));
  const stored = { 'creditHistory_ben@example.com': JSON.stringify(history), submissions: JSON.stringify(submissions) };
  await seed(page, admin(stored));
  const press = async (name: string) => {
    await open(page, '/admin');
    const link = page.getByRole('link', { name });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
  };
  await press('3 redemptions to finish');
  const orders = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
  await expect(orders).toHaveText([/Logo 120/, /Logo 420/, /Logo 720/]);
  await expect(orders.first().getByText('298 days')).toBeInViewport({ ratio: 1 });
  await expect(orders.first().getByRole('button', { name: 'Mark completed' })).toBeInViewport({ ratio: 1 });
  await expect(orders.nth(1)).toBeInViewport({ ratio: 1 });
  await press('4 new requests');
  const requests = page.getByRole('region', { name: 'Requests' }).getByRole('listitem');
  await expect(requests).toHaveCount(4);
  await expect(requests.first()).toContainText('Ada Number 199');
  await expect(requests.first()).toBeInViewport({ ratio: 1 });
  await expect(requests.nth(1)).toBeInViewport();
});
