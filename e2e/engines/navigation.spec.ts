import { expect, open, part } from '../journeys/expectations';
import { test } from './fixtures';

test('a link within the page scrolls smoothly to 100 px below the top, and only this once @night', async ({
  tab,
  engine,
}) => {
  await open(tab, '/terms');
  const link = await tab.run(() => {
    document.addEventListener('scroll', () => {
      document.documentElement.dataset.steps = `${document.documentElement.dataset.steps ?? ''}.`;
    });
    const { hash, textContent } = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]')][2] ?? {};
    return { hash: hash ?? '', name: textContent ?? '' };
  }, null);
  await tab.press(part('link', link.name, part('main')));
  // The old Chrome scrolls by whole pixels only.
  const tolerance = engine === 'old Chrome' ? 1 : 0.5;
  const offBy = () =>
    tab.run((hash) => Math.abs((document.querySelector(hash)?.getBoundingClientRect().top ?? 0) - 100), link.hash);
  await expect.poll(offBy).toBeLessThan(tolerance);
  const [steps, classes] = await tab.run(() => {
    const { dataset, className } = document.documentElement;
    return [dataset.steps ?? '', className] as const;
  }, null);
  // A jump is one step.
  expect(steps.length).toBeGreaterThan(1);
  expect(classes).not.toContain('scrolls-smoothly');
});

// WebKit has no `requestIdleCallback`: there a pause takes its place.
test('the pages behind links in view are loaded ahead @night', async ({ tab }) => {
  await open(tab, '/faq');
  await tab.keys('Tab');
  const isLoaded = () =>
    tab.run(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/pricing-page-')), null);
  await expect.poll(isLoaded).toBe(true);
});
