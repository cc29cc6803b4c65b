import { test } from '../engines/fixtures';
import { expect, expectSeen, expectText, fillAll, open, part } from '../journeys/expectations';
import type { Tab } from '../journeys/tab';
import { required } from '../support/instant-site';

// Of windows that change their size: see `pages.spec.ts`.
test.use({ expectedTroubles: ['ResizeObserver loop limit exceeded'] });

/** Presses a button as the keyboard would: without scrolling to it, as a pointer must. */
const pressWhereItIs = (tab: Tab, text: string) =>
  tab.run((name) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`no button ${name}`);
    button.click();
  }, text);

/** What is wrong with where a layer stands: it must be in the window, and nothing over it. */
const misplaced = (tab: Tab, selector: string) =>
  tab.run((layer) => {
    const boxes = [...document.querySelectorAll(layer)].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
    const seen = boxes.find(({ box }) => box.width > 0 && box.height > 0);
    if (!seen) return 'not there';
    const { left, right, top, bottom } = seen.box;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return `at ${[left, top, right, bottom].map(Math.round).join(' ')}`;
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return onTop && (seen.element.contains(onTop) || onTop.contains(seen.element))
      ? ''
      : `under ${onTop?.outerHTML.slice(0, 60)}`;
  }, selector);

const scrollTo = (tab: Tab, top: number) => tab.run((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

type Layer = {
  address: string;
  selector: string;
  show?: (tab: Tab) => Promise<unknown>;
  /** Window sizes; those of a phone and of a desktop unless told. */
  sizes?: readonly (readonly [width: number, height: number])[];
};
const phone = [375, 760] as const;
const desktop = [1440, 900] as const;

const layers: Readonly<Record<string, Layer>> = {
  header: { address: '/terms', selector: 'header' },
  'skip link': {
    address: '/terms',
    selector: '.skip-link',
    show: (tab) =>
      tab.run(() => document.querySelector<HTMLElement>('.skip-link')?.focus({ preventScroll: true }), null),
  },
  'mega menu': {
    address: '/terms',
    selector: '[data-panel].block',
    show: async (tab) => {
      await tab.focus(part('button', 'Services menu', part('navigation', 'Main')));
      await tab.keys('Enter');
    },
    sizes: [desktop],
  },
  search: {
    address: '/terms',
    selector: '.search-dialog',
    show: async (tab) => {
      await tab.run(() => document.querySelector<HTMLElement>('header a[href$="/search"]')?.click(), null);
      await expectSeen(tab, part('combobox', 'Search the site'));
    },
    sizes: [desktop],
  },
  'phone’s menu': {
    address: '/terms',
    selector: '[role=dialog]',
    show: (tab) => tab.press(part('button', 'Menu')),
    sizes: [phone],
  },
  agreement: {
    address: '/subscribe',
    selector: '[role=dialog]',
    show: (tab) => pressWhereItIs(tab, 'View Free Trial Agreement'),
  },
  sketch: {
    address: '/instant-site-form',
    selector: '[role=dialog]',
    show: (tab) => pressWhereItIs(tab, 'Open'),
    sizes: [desktop],
  },
  toast: {
    address: '/onboarding',
    selector: '.toasts > li',
    show: async (tab) => {
      await pressWhereItIs(tab, 'Next');
      await expectText(tab, 'Missing information');
    },
  },
  'tab of the desk': { address: '/subscribe', selector: '.desk-tab', sizes: [desktop] },
  desk: {
    address: '/subscribe',
    selector: '.desk-panel, [role=dialog]',
    show: (tab) => pressWhereItIs(tab, 'Demo'),
  },
};

for (const [name, { address, selector, show, sizes = [phone, desktop] }] of Object.entries(layers))
  test(`${name}: in the window, wherever the page is scrolled to`, async ({ tab }) => {
    for (const [width, height] of sizes) {
      await tab.resize(width, height);
      await open(tab, address);
      if (name === 'sketch') await fillAll(tab, { 'Business name': required['Business name'] });
      for (const top of [0, 700]) {
        await scrollTo(tab, top);
        await show?.(tab);
        await expect.poll(() => misplaced(tab, selector), `${width} px, scrolled to ${top}`).toBe('');
        if (show) await tab.keys('Escape');
      }
    }
  });

test('the last entry of the phone’s menu can be reached', async ({ tab }) => {
  await tab.resize(...phone);
  await open(tab, '/terms');
  await scrollTo(tab, 700);
  await tab.press(part('button', 'Menu'));
  await expectSeen(tab, part('button', 'Close menu'));
  const isLastInView = () =>
    tab.run(() => {
      const last = [...document.querySelectorAll('[role=dialog] :is(a, button)')].at(-1);
      last?.scrollIntoView({ block: 'nearest' });
      return (last?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) <= innerHeight;
    }, null);
  expect(await isLastInView()).toBe(true);
});

// Its message comes with a new build, for which `e2e/hosting` waits. Here it is empty, and has a place all the same.
test('the update notice stands at the window’s end', async ({ tab }) => {
  await open(tab, '/terms');
  for (const top of [0, 700]) {
    await scrollTo(tab, top);
    const distance = () =>
      tab.run(() => innerHeight - (document.getElementById('update')?.getBoundingClientRect().bottom ?? 0), null);
    await expect.poll(distance).toBe(0);
  }
});
