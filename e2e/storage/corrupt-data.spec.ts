import { bought } from '../../tests/support/entries';
import { customer, expect, open, seed, stored, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';

test('damaged data is set aside, reported and can be downloaded', async ({ page }) => {
  const original = JSON.stringify([bought('p1', '01'), { id: 5 }]);
  await seed(page, customer({ userCredits: '100', creditHistory: original }));
  await open(page, '/history');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
  expect(await stored(page, 'corrupt:creditHistory')).toBe(original);
  await expectNoViolations(page, page.url());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^site-demo-data_\d{4}-\d{2}-\d{2}\.json$/);
});

test('a backup whose script is lost says so, and a later press downloads it', async ({ page, allowConsole }) => {
  allowConsole.push('net::ERR_');
  const script = '**/assets/save-backup-*';
  await page.route(script, (route) => route.abort('internetdisconnected'));
  await seed(page, customer({ creditHistory: JSON.stringify([{ id: 5 }]) }));
  await open(page, '/history');
  const press = () => page.getByRole('button', { name: 'Download all data' }).click();
  await expect(page.getByText('The download could not be loaded.')).toHaveCount(0);
  await press();
  await expect(page.getByText('The download could not be loaded. Check your connection and try again.')).toBeVisible();
  await page.unroute(script);
  const download = page.waitForEvent('download');
  await press();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await expect(page.getByText('The download could not be loaded.')).toBeHidden();
});
