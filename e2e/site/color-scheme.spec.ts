import { colors } from '../../brand.config';
import { openWithoutScripts } from '../../support/page';
import { blockStorage, expect, open, type Page, refuseWrites, seed, stored, test } from '../fixtures';
import { openByKey, type } from '../search/search';
import { rgb } from '../support/colors';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const bars = (page: Page) =>
  page.locator('meta[name=theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
const field = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const [dark, light] = [rgb(colors.ink), rgb(colors.paper)];

test('a choice is shown in all tabs and kept, and none is as on the device', async ({ page, context }) => {
  await open(page, '/contact');
  const other = await context.newPage();
  await open(other, '/login');
  await field(page, 'Dark').check();
  for (const tab of [page, other]) {
    await expect.poll(() => ground(tab)).toBe(dark);
    expect(await bars(tab)).toEqual([colors.ink, colors.ink]);
  }
  await expect(field(other, 'Dark')).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  expect(await ground(page)).not.toBe(dark);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  expect(await ground(page)).not.toBe(dark);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.goto('/pricing');
  await page.goBack();
  await expect(page.locator('html')).toHaveCSS('background-color', dark);
  await field(other, 'As on this device').check();
  await expect.poll(() => ground(page)).toBe(light);
  await expect(field(page, 'As on this device')).toBeChecked();
  expect(await stored(page, 'colorScheme')).toBeNull();
  expect(await bars(page)).toEqual([colors.paper, colors.ink]);
});

test('the first paint has what was chosen, on pages of every kind, and a press before hydration counts', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push('404');
  await seed(page, { colorScheme: 'dark' });
  await page.goto('/offline.html');
  expect(await ground(page)).toBe(dark);
  for (const address of ['/', '/login', '/nowhere']) {
    const release = await openWithoutScripts(page, address);
    expect(await ground(page), address).toBe(dark);
    release();
    await page.unrouteAll({ behavior: 'wait' });
  }
  const release = await openWithoutScripts(page, '/contact');
  await field(page, 'Light').check();
  release();
  await expect.poll(() => ground(page)).toBe(light);
  expect(await stored(page, 'colorScheme')).toBe('light');
});

test('a choice that cannot be stored lasts until the page is reloaded, and moves nothing', async ({ page }) => {
  const animations = () => page.evaluate(() => document.getAnimations().length);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seed(page, { colorScheme: 'blue' });
  await open(page, '/contact');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await animations()).toBe(0);
  expect(await ground(page)).toBe(dark);
  expect(await bars(page)).toEqual([colors.paper, colors.ink]);
  await refuseWrites(page);
  await field(page, 'Light').check();
  expect(await ground(page)).toBe(light);
  expect(await animations()).toBe(0);
  await page.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page).toHaveURL('/terms');
  await expect(field(page, 'Light')).toBeChecked();
  expect(await ground(page)).toBe(light);
  await blockStorage(page, 'localStorage');
  await page.reload();
  expect(await ground(page)).toBe(dark);
});

/** The red of the first pixel of an element, which is its ground, and the darkest red in it, as Chrome paints them. */
const painted = async (page: Page, selector: string) => {
  const png = (await page.locator(selector).first().screenshot()).toString('base64');
  return page.evaluate(async (text) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const reds = data.filter((_, at) => at % 4 === 0);
    return { ground: reds[0], darkest: reds.reduce((a, b) => Math.min(a, b)) };
  }, png);
};

test('Chrome’s automatic dark leaves a chosen light page light, and the text of light parts dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await open(page, '/');
  expect((await painted(page, '.trial-banner a')).darkest, 'ink on sun').toBeLessThan(60);
  await field(page, 'Light').check();
  for (const when of ['chosen', 'reloaded']) {
    const heading = await painted(page, 'h1');
    expect(heading.ground, when).toBeGreaterThan(200);
    expect(heading.darkest, when).toBeLessThan(60);
    await page.reload();
  }
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'only light');
});

test('the search leads to the choice', async ({ page }) => {
  await openByKey(page);
  await type(page, 'night');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#appearance');
  await expect(field(page, 'Dark')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
  test('the scheme is the device’s, and there is nothing to choose', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveCSS('background-color', dark);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
