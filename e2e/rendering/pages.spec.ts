import { frame } from '../../support/axe';
import { type RenderedPage, renderedPages } from '../../support/rendered-pages';
import { expectClean, withFrame } from '../accessible/states';
import { openWhole, whole } from '../demo/desk';
import { admin, expect, type Page, seed, sidewaysScroll, test } from '../fixtures';
import { enlargedTroubles } from '../support/enlarged';
import { hiddenFocus } from '../support/hidden-focus';
import { mostShift, openWithLateFonts, shiftsOf, watchShifts } from '../support/layout-shift';
import { silentRegions } from '../support/live-regions';
import { expectTree } from '../support/tree';

/** Pages that send everyone but their own visitors away: all their states are in `states.spec.ts`. */
const guarded = /^\/(dashboard|purchase-credits|add-payment-method|redeem|history|projects?|receipt|admin$|site$)/;
/** Pages that redirect visitors without an order. */
const afterOrders = ['/instant-site-success', '/onboarding-success'];

/** Legal texts: `/terms` stands for them. */
const likeTerms = ['/privacy', '/cookies'];

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
/** Pages of one folder differ in their words: the longest stands for all. A group of services is a page of its own kind. */
const isExample = ({ address, html }: RenderedPage) =>
  (folderOf(address) === '' && !likeTerms.includes(address)) ||
  address === '/services/engineering' ||
  !renderedPages.some((page) => folderOf(page.address) === folderOf(address) && page.html.length > html.length);

const opened = renderedPages.filter(({ address }) => !guarded.test(address) && !afterOrders.includes(address));
const examples = opened.filter(isExample).map(({ address }) => address);
const others = renderedPages.map(({ address }) => address).filter((address) => !examples.includes(address));

const trees: Readonly<Record<string, string>> = {
  '/': 'home',
  '/our-work': 'work',
  '/pricing': 'pricing',
  '/services/engineering': 'service-group',
  '/terms': 'terms',
};

/** Pages that show something else as soon as it is known who pays for what. */
const moving = ['/demo/provider', '/success'];

const inBatches = (addresses: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(addresses.length / size) }, (_, index) =>
    addresses.slice(index * size, (index + 1) * size),
  );

const resize = (page: Page, [width, height]: readonly [number, number]) => page.setViewportSize({ width, height });

/** Everything that is asked of a page as it opens. */
const examine = async (page: Page, address: string) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const size of [
    [375, 812],
    [1440, 900],
  ] as const) {
    await resize(page, size);
    const at = `${address}, ${size[0]} px`;
    const taller = await openWithLateFonts(page, address);
    const { shifted, by } = await shiftsOf(page);
    if (moving.includes(address)) continue;
    expect.soft(taller, `${at}: the heading's height with late fonts`).toBe(0);
    expect.soft(shifted, `${at}: moves by itself: ${by}`).toBeLessThanOrEqual(mostShift);
  }
  await expect.soft(page.locator('h1'), `${address}: one h1`).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await whole(page);
  expect.soft(await silentRegions(page), `${address}: live regions`).toEqual([]);
  if (trees[address]) await expectTree(page.getByRole('main'), `public/${trees[address]}`);
  // Header and footer are the same around every page.
  const [withoutParts, controls] = address === '/' ? [withFrame, 'body'] : [frame, 'main'];
  await expectClean(page, address, undefined, withoutParts);
  for (const size of [
    [1440, 800],
    [360, 640],
  ] as const) {
    await resize(page, size);
    expect.soft(await hiddenFocus(page, controls), `${address}, ${size}: hidden focus`).toEqual([]);
  }
  expect.soft(await enlargedTroubles(page, { controls }), `${address}: enlarged`).toEqual([]);
};

for (const batch of inBatches(examples, 2))
  test(`every kind of page: ${batch.join(' ')}`, async ({ page, guard }) => {
    await watchShifts(page);
    for (const address of batch)
      await test.step(address, async () => {
        await examine(page, address);
        expect.soft(guard.splice(0), `${address}: console`).toEqual([]);
      });
  });

for (const batch of inBatches(others, 16))
  test(`every other page: ${batch[0]} to ${batch.at(-1)}`, async ({ page, guard }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await seed(page, admin());
    for (const address of batch)
      await test.step(address, async () => {
        await openWhole(page, address);
        await expect.soft(page.locator('h1'), `${address}: one h1`).toHaveCount(1);
        expect.soft(await sidewaysScroll(page), `${address}: sideways scroll`).toBe(0);
        expect.soft(guard.splice(0), `${address}: console`).toEqual([]);
      });
  });
