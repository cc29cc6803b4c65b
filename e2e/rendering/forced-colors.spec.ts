import { colors } from '../../brand.config';
import { bought } from '../../support/entries';
import { admin, expect, type Locator, open, type Page, seed, test } from '../fixtures';
import { openByKey, options, selected, type } from '../search/search';
import { rgb } from '../support/colors';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const style = (of: Locator, property: string) =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const systemColors = (page: Page, names: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.map((name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }),
    names,
  );

/** Everything drawn in a color by name, and the colors among them that are the page's own and not the visitor's. */
const drawn = async (page: Page) => {
  const own = await systemColors(page, ['Canvas', 'CanvasText', 'LinkText', 'GrayText', 'Highlight', 'HighlightText']);
  return page
    .locator('svg')
    .locator('[class*=fill-], [class*=stroke-]')
    .evaluateAll((shapes, known) => {
      const colors = shapes.flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke];
      });
      const none = ['none', 'rgba(0, 0, 0, 0)'];
      return {
        count: shapes.length,
        foreign: [...new Set(colors)].filter((color) => ![...known, ...none].includes(color)),
      };
    }, own);
};

/** The visitor's own colors, on a black ground where a test does not say otherwise. */
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: 'dark' });

test('what is selected differs from what is not', async ({ page }) => {
  await seed(page, admin());
  for (const [address, selected, other] of [
    ['/history', '[aria-pressed=true]', '[aria-pressed=false]'],
    ['/services', '[aria-pressed=true]', '[aria-pressed=false]'],
    ['/our-work', 'main a[aria-current]', 'main nav a:not([aria-current])'],
    ['/solutions', 'main a[aria-current]', 'main nav a:not([aria-current])'],
  ] as const) {
    await open(page, address);
    const [yes, no] = [page.locator(selected).first(), page.locator(other).first()];
    await expect(yes).toBeVisible();
    expect.soft(await style(yes, 'background-color'), address).not.toBe(await style(no, 'background-color'));
    expect.soft(await style(yes, 'color'), address).not.toBe(await style(yes, 'background-color'));
  }
});

test('in the search the selected option differs from the others, and matched words from the rest', async ({ page }) => {
  await openByKey(page);
  await type(page, 'logo');
  const [yes, no] = [selected(page), options(page).nth(1)];
  expect(await style(yes, 'background-color')).not.toBe(await style(no, 'background-color'));
  expect(await style(yes, 'color')).not.toBe(await style(yes, 'background-color'));
  const mark = no.locator('mark').first();
  expect(await style(mark, 'background-color')).not.toBe(await style(no, 'background-color'));
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`drawings, marks and the progress bar stand out from a ground that is ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    expect((await drawn(page)).count).toBeGreaterThan(30);
    expect((await drawn(page)).foreign).toEqual([]);
    const logo = await page
      .locator('header svg:not(.icon) path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    // The page's own ink would vanish on a black ground.
    expect(logo).not.toContain(rgb(colors.ink));
    expect(await style(page.locator('main img.one-ink').first(), 'filter')).toBe(
      colorScheme === 'dark' ? 'invert(1)' : 'none',
    );
    await open(page, '/brand');
    const swatch = page.getByRole('listitem').filter({ hasText: colors.vermilion });
    expect(await style(swatch, 'background-color')).toBe(rgb(colors.vermilion));
    await open(page, '/onboarding');
    const bar = page.getByRole('progressbar');
    expect(await style(bar, 'outline-style')).toBe('solid');
    expect(await style(bar, 'forced-color-adjust')).toBe('none');
  });

test('a chosen column of the chart stands out from the ground, its bar from the column', async ({ page }) => {
  await seed(page, admin({ 'creditHistory_ben@example.com': JSON.stringify([bought('b1', '04')]) }));
  await open(page, '/admin');
  await page.getByRole('slider', { name: 'Revenue over time' }).focus();
  const chart = page.locator('figure svg');
  expect((await drawn(page)).foreign).toEqual([]);
  const fills = await chart.locator('rect').evaluateAll((all) => all.map((rect) => getComputedStyle(rect).fill));
  const [column, bar, chosenBar] = [fills[0], fills[1], fills.at(-1)];
  expect(column).not.toBe(await ground(page));
  expect(bar).not.toBe(await ground(page));
  expect([column, chosenBar]).toEqual(await systemColors(page, ['Highlight', 'HighlightText']));
});

for (const address of ['/subscribe', '/payment', '/onboarding'])
  test(`drawings on ${address} have the visitor’s colors`, async ({ page }) => {
    await open(page, address);
    const { count, foreign } = await drawn(page);
    expect(count).toBeGreaterThan(3);
    expect(foreign).toEqual([]);
  });

test('a field, a button and a link show their edges and the focus', async ({ page }) => {
  await open(page, '/subscribe');
  const controls = [
    page.getByLabel('Full name'),
    page.getByRole('button', { name: 'View Free Trial Agreement' }),
    page.getByRole('button', { name: 'Start free trial' }),
  ];
  const behind = await ground(page);
  for (const control of controls) {
    await control.focus();
    expect.soft(await style(control, 'outline-style')).toBe('solid');
    expect.soft(await style(control, 'outline-color')).not.toBe(behind);
    expect.soft(await style(control, 'border-top-color')).not.toBe(behind);
    expect.soft(await style(control, 'border-top-width')).not.toBe('0px');
  }
  await page.getByRole('button', { name: 'View Free Trial Agreement' }).click();
  expect(await style(page.getByRole('dialog'), 'border-top-width')).toBe('2px');
});
