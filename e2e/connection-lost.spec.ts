import { card, contact, open, payNow } from './checkout';
import { customer, expect, seed, test } from './fixtures';
import { fill, submissionsOf } from './forms';
import { hydrated, stored } from './support';

test.beforeEach(({ allowConsole }) => {
  // The page that follows cannot be loaded, which is not what these tests are about.
  allowConsole.push('net::ERR_');
});

/** From here on no script or style is to be had: the network is gone, or a deploy has taken the files of this build away. */
const loseFiles = (page: Parameters<typeof hydrated>[0]) =>
  page.route('**/assets/**', (route) => route.abort('internetdisconnected'));

test('logging out needs nothing from the network', async ({ page }) => {
  await seed(page, customer());
  await page.goto('/dashboard');
  await hydrated(page);
  await page.context().setOffline(true);
  await loseFiles(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => stored(page, 'authToken')).toBeNull();
  await expect(page.getByText('Connection lost')).toBeHidden();
});

test('an order needs nothing from the network', async ({ page }) => {
  await open(page);
  await fill(page, { ...contact, ...card });
  await page.context().setOffline(true);
  await loseFiles(page);
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect.poll(async () => (await submissionsOf(page)).length).toBe(1);
});
