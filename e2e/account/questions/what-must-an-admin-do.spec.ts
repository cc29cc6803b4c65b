import { bought, redeemed, sent } from '../../../support/entries';
import { admin, expect, open, seed, test } from '../../fixtures';

const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 6 * 3_600_000).toISOString();
const history = Array.from({ length: 1000 }, (_, index) => {
  const date = dayOf(index);
  if (index % 300 === 120) return redeemed(`r${index}`, '01', { date, service: `Logo ${index}`, status: 'active' });
  return index % 2 === 0
    ? bought(`b${index}`, '01', { date })
    : redeemed(`r${index}`, '01', { date, status: 'completed' });
});
const submissions = Array.from({ length: 200 }, (_, index) =>
  sent(
    'checkout',
    { plan: 'agency', firstName: 'Ada', lastName: `Number ${index}`, email: 'ada@example.com' },
    { id: `request${index}`, date: dayOf(index), ...(index < 196 && { done: '2026-11-01T10:00:00.000Z' }) },
  ),
);

const projectEvents = JSON.stringify([
  {
    ...{ id: 'e1', project: `entry ben@example.com ${dayOf(720)} r720`, at: dayOf(730), by: 'agency', kind: 'begun' },
  },
]);

test('What waits for me? It is there without a press, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.clock.setFixedTime(new Date('2026-11-25T12:00:00Z'));
  const stored = {
    'creditHistory_ben@example.com': JSON.stringify(history),
    submissions: JSON.stringify(submissions),
    projectEvents,
  };
  await seed(page, admin(stored));
  await open(page, '/admin');
  const lines = page
    .locator('div', { has: page.getByRole('heading', { name: 'Today' }) })
    .last()
    .getByRole('listitem');
  // What was sent and is not done, the delivery that is due, and then the next charges.
  await expect(lines).toHaveText([/199/, /198/, /197/, /196/, /Logo 720: In work: deliver it/, /next charge Dec 2/]);
  await expect(lines.first()).toBeInViewport({ ratio: 1 });
  await lines.nth(4).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Deliver' })).toBeVisible();
});
