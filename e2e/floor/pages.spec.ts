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

test('where nothing can follow the scroll, the three steps are three pictures', async ({ tab }) => {
  await open(tab, '/');
  const pictures = () =>
    tab.run(() => {
      const section = document.querySelector('#partnership')?.closest('section');
      section?.scrollIntoView();
      const drawn = [...(section?.querySelectorAll('.tile-drawing') ?? [])];
      return drawn.map((picture) => getComputedStyle(picture).visibility);
    }, null);
  expect(await tab.run(() => CSS.supports('animation-timeline: view()'), null)).toBe(false);
  await expect.poll(pictures).toEqual(['visible', 'visible', 'visible']);
});
