import { bought } from '../../../tests/support/entries';
import { admin, expect, seed, test } from '../../fixtures';
import { open } from '../../support/page';

const history = Array.from({ length: 1000 }, (_, index) =>
  bought(`b${index}`, '01', { date: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString() }),
);
const submissions = Array.from({ length: 200 }, (_, index) => ({
  id: `request${index}`,
  kind: 'checkout',
  date: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
  answers: { plan: 'agency', firstName: 'Ada', lastName: `Number ${index}`, email: 'ada@example.com' },
  ...(index < 196 && { done: '2026-11-01T10:00:00.000Z' }),
}));

test('What did customers send? One press, with 1,000 orders, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await seed(
    page,
    admin({
      'creditHistory_ben@example.com': JSON.stringify(history),
      submissions: JSON.stringify(submissions),
    }),
  );
  await open(page, '/admin');
  const link = page.getByRole('link', { name: '4 new requests' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  const rows = page.getByRole('region', { name: 'Requests' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Ada Number 199');
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await expect(rows.nth(1)).toBeInViewport({ ratio: 0.5 });
});
