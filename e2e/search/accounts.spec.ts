import { identity } from '../../brand.config';
import { bought } from '../../tests/support/entries';
import { admin, expect, seed, test } from '../fixtures';
import { openByKey, options, type } from './search';

const purchase = (id: string, credits: number) =>
  bought(id, '01', { credits, amount: credits, description: `Purchased ${credits} credits` });
const trialOf = (email: string, fullName: string) => ({
  id: `trial-${fullName}`,
  kind: 'trial',
  date: '2026-11-01T10:00:00.000Z',
  answers: { fullName, email },
});

const both = {
  creditHistory: JSON.stringify([purchase('adasorder', 321)]),
  'creditHistory_ada@example.com': JSON.stringify([purchase('adasorder', 321)]),
  'creditHistory_grace@example.com': JSON.stringify([purchase('gracesorder', 654)]),
  'userName_grace@example.com': 'Grace Hopper',
  accountOwner: 'ada@example.com',
  submissions: JSON.stringify([
    trialOf('ada@example.com', 'Ada Lovelace'),
    trialOf('grace@example.com', 'Grace Hopper'),
  ]),
};

test('‘export orders’ focuses an admin’s Export CSV button, from any page', async ({ page }) => {
  await seed(page, admin({ ...both, accountOwner: identity.adminEmails[0], creditHistory: '[]' }));
  const button = page.getByRole('button', { name: 'Export CSV' });
  for (const address of ['/contact', '/admin']) {
    await openByKey(page, address);
    await type(page, 'export orders');
    await expect(options(page).first()).toContainText('Export orders');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin#export');
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^orders_.*\.csv$/);
});
