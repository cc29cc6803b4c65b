import { expect, open, part } from '../journeys/expectations';
import { test } from './fixtures';

// WebKitGTK has no `scrollend`: there a timer ends the smooth scrolling.
test('a link within the page scrolls smoothly to 100 px below the top, and only this once @night', async ({
  tab,
  engine,
}) => {
  await open(tab, '/terms');
  const link = await tab.run(() => {
    new MutationObserver(() => {
      document.documentElement.dataset.classes += document.documentElement.className;
    }).observe(document.documentElement, { attributeFilter: ['class'] });
    const { hash, textContent } = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')][2] ?? {};
    return { hash: hash ?? '', name: textContent ?? '' };
  }, null);
  await tab.press(part('link', link.name, part('main')));
  // The old Chrome scrolls by whole pixels only.
  const tolerance = engine === 'old Chrome' ? 1 : 0.5;
  const offBy = () =>
    tab.run((hash) => Math.abs((document.querySelector(hash)?.getBoundingClientRect().top ?? 0) - 100), link.hash);
  await expect.poll(offBy).toBeLessThan(tolerance);
  const classes = () =>
    tab.run(() => [document.documentElement.dataset.classes, document.documentElement.className] as const, null);
  await expect
    .poll(classes)
    .toEqual([expect.stringContaining('scrolls-smoothly'), expect.not.stringContaining('scrolls-smoothly')]);
});

// WebKit has no `requestIdleCallback`: there a pause takes its place.
test('the pages behind links in view are loaded ahead @night', async ({ tab }) => {
  await open(tab, '/faq');
  await tab.keys('Tab');
  const isLoaded = () =>
    tab.run(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/pricing-page-')), null);
  await expect.poll(isLoaded).toBe(true);
});
