import { renderedPages } from '../../support/rendered-pages';
import { expect, open } from '../journeys/expectations';
import { test } from './fixtures';

const pagesPerTest = 12;
const addresses = renderedPages.filter(({ isPublic }) => isPublic).map(({ address }) => address);
const batches = Array.from({ length: Math.ceil(addresses.length / pagesPerTest) }, (_, index) =>
  addresses.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

for (const batch of batches)
  test(`pages from ${batch[0]} to ${batch.at(-1)} open, hydrate and print nothing @night`, async ({ tab }) => {
    // On a busy machine a page takes up to ten seconds.
    test.setTimeout(300_000);
    for (const address of batch) {
      await open(tab, address);
      expect(await tab.run(() => document.querySelectorAll('h1').length, null), address).toBe(1);
      expect(await tab.run(() => getComputedStyle(document.body).fontFamily, null), address).toContain('Instrument');
    }
  });

test.describe('the strict policy', () => {
  test.use({ expectedTroubles: ['content security policy', 'uncaught'] });

  test('is kept by this engine: a script and a style that were smuggled in do nothing', async ({ tab }) => {
    await open(tab, '/contact');
    await tab.run(() => {
      const style = document.createElement('style');
      style.textContent = 'h1 { opacity: 0.5 }';
      document.head.append(style);
      const script = document.createElement('script');
      try {
        script.textContent = 'window.smuggled = true';
      } catch {
        // Trusted types refuse it already here.
      }
      document.head.append(script);
    }, null);
    const state = () =>
      tab.run(
        () => ({
          smuggled: 'smuggled' in window,
          opacity: getComputedStyle(document.querySelector('h1') ?? document.body).opacity,
          refused: (sessionStorage.getItem('watched') ?? '').includes('style-src'),
        }),
        null,
      );
    await expect.poll(state).toEqual({ smuggled: false, opacity: '1', refused: true });
  });
});
