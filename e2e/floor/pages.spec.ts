import { test } from '../engines/fixtures';
import { expect, open } from '../journeys/expectations';

// Chrome says so when the page's height changes with its width: the desk's tab becomes a part of the page, or leaves it. It
// reports the new size a frame later, as newer ones do.
test.use({ expectedTroubles: ['ResizeObserver loop limit exceeded'] });

/** One of each kind. Those of the account are in the journeys. */
const addresses = [
  '/',
  '/pricing',
  '/services',
  '/services/branding',
  '/our-work',
  '/case-study/bellabeat',
  '/solutions',
  '/faq',
  '/contact',
  '/enterprise',
  '/brand',
  '/terms',
  '/demo',
  '/search?q=web',
  '/signup',
  '/payment?plan=agency',
];

// What a page complains of fails the test as well.
test('a page of each kind opens, and does not scroll sideways', async ({ tab }) => {
  for (const address of addresses) {
    await tab.resize(1280, 860);
    await open(tab, address);
    for (const width of [1280, 375]) {
      await tab.resize(width, 860);
      const beyond = () =>
        tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, null);
      await expect.poll(beyond, `${address}, ${width} px`).toBe(0);
    }
  }
});
