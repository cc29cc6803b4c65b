import { customer, expect, open, seed, test } from '../fixtures';

test('a backup whose script is lost shows a message, and can be tried again', async ({ page, allowConsole }) => {
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
