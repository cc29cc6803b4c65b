import { expectClean } from '../accessible/states';
import { customer, expect, open, seed, sidewaysScroll, test } from '../fixtures';
import { desk, openDeskAt, openGroup, openWhole, tab } from './desk';

const groups = ['Outcome', 'Time', 'Delays', 'People', 'Storage', 'What happened', 'Start over'];
const settings = { payments: 'lost', payIn: 'place', waits: 'none', storage: 'normal', clockOffset: 86_400_000 };
const steering = JSON.stringify(settings);

test('every group of the desk, beside the page and as a dialog, has nothing for axe and fits', async ({ page }) => {
  await page.addInitScript((text) => sessionStorage.setItem('demoSteering', text), steering);
  await seed(page, customer({ userCredits: '100' }));
  await page.clock.install();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/payment');
    await openDeskAt(page, 'Test cards');
    await expectClean(page, 'Test cards', [width]);
    for (const group of groups) {
      await openGroup(page, group);
      await expectClean(page, group, [width]);
    }
  }
});

test('with text twice as large, the tab is below the page; the desk opens, scrolls and closes', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.addInitScript((text) => sessionStorage.setItem('demoSteering', text), steering);
  await seed(page, customer());
  await openWhole(page, '/payment');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await sidewaysScroll(page)).toBe(0);
  const button = page.getByRole('button', { name: 'Pay now' });
  const [tabBox, buttonBox] = [await tab(page).boundingBox(), await button.boundingBox()];
  expect((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0)).toBeLessThanOrEqual(tabBox?.y ?? 0);
  await tab(page).click();
  await expect(desk(page)).toBeVisible();
  await openGroup(page, 'Start over');
  const last = page.getByRole('button', { name: 'Start over', exact: true }).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(desk(page)).toBeHidden();
});
