import { card, contact, open, payNow } from './checkout';
import { expect, test } from './fixtures';
import { field, fill, submissionsOf } from './forms';

const writing = '**/assets/writing-*.js';

test('what an order is written with is there before the order', async ({ page }) => {
  const loaded = page.waitForResponse(writing);
  await page.goto('/payment');
  await loaded;
});

test('an order that finds no network says that nothing was sent, keeps the card, and is made once there is one', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push('net::ERR_INTERNET_DISCONNECTED');
  await page.route(writing, (route) => route.abort('internetdisconnected'));
  await open(page);
  await fill(page, { ...contact, ...card });
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(payNow(page)).toHaveAccessibleDescription(/Nothing was sent.*Try again when you are back online/);
  await expect(field(page, 'Name on card')).toHaveValue(card['Name on card']);
  await page.unroute(writing);
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  expect(await submissionsOf(page)).toHaveLength(1);
});
