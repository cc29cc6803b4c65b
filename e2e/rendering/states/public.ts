/** States of the public pages. Of pages that differ by their content alone one stands for all. */
import { expect } from '../../fixtures';
import { open } from '../../support/page';
import { part, plain, press, type State } from './state';

/** The search announces the number of results when the visitor pauses typing. */
const searched = (name: string, query: string, told: RegExp): State => ({
  name,
  reach: async (page) => {
    await page.clock.resume();
    await open(page, `/search?q=${query}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(told);
  },
});

export const publicStates: readonly State[] = [
  plain('public/home', '/'),
  {
    name: 'public/home-carousel-end',
    part: part('region', { name: 'Services and starting prices' }),
    isPlain: true,
    reach: async (page) => {
      await open(page, '/');
      await page.getByRole('region', { name: 'Services and starting prices' }).press('End');
    },
  },
  plain('public/services', '/services'),
  plain('public/service', '/services/cloud'),
  plain('public/service-group', '/services/engineering'),
  plain('public/solutions', '/solutions'),
  plain('public/capability', '/solutions?capability=cloud'),
  plain('public/industry', '/solutions?industry=banking'),
  plain('public/work', '/our-work'),
  {
    name: 'public/work-playing',
    // The filters are a strip that scrolls by itself; the focus in it is tested where it opens.
    controls: 'main article',
    reach: async (page) => {
      await open(page, '/our-work?industry=entertainment');
      await press(page, /^Play the TrillerFest/);
      await expect(page.getByRole('button', { name: /^Pause the TrillerFest/ })).toBeVisible();
    },
  },
  {
    name: 'public/work-with-sound',
    part: part('article', { name: /TrillerFest/ }),
    isPlain: true,
    reach: async (page) => {
      await open(page, '/our-work');
      await press(page, /^Play the TrillerFest/);
      await expect(page.getByRole('button', { name: /^Pause the TrillerFest/ })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Unmute/ })
        .click();
    },
  },
  {
    name: 'public/work-filtered',
    part: part('navigation', { name: /filter/i }),
    isPlain: true,
    reach: async (page) => {
      await open(page, '/our-work');
      await page
        .getByRole('navigation', { name: /filter/i })
        .getByRole('link')
        .nth(2)
        .click();
    },
  },
  {
    ...plain('public/work-nothing-found', '/our-work?service=web3&industry=wellness'),
    controls: 'main p',
    isPlain: false,
    // On a phone the current filter stays in view, over whichever the strip has been scrolled to.
    widths: [1440],
  },
  {
    name: 'public/case-study',
    isPlain: true,
    reach: async (page) => {
      // Which other studies are shown is left to chance.
      await page.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await open(page, '/case-study/trillerfest');
    },
  },
  {
    name: 'public/case-film',
    part: part('button', { name: /the video$/ }),
    isPlain: true,
    reach: async (page) => {
      await open(page, '/case-study/trillerfest');
      await page.getByRole('main').getByRole('button').first().click();
    },
  },
  plain('public/pricing', '/pricing'),
  {
    name: 'public/pricing-calculated',
    part: part('group', { name: 'Pieces per month' }),
    isPlain: true,
    reach: async (page) => {
      await open(page, '/pricing');
      for (const field of await page.getByRole('main').getByRole('spinbutton').all()) await field.fill('3');
    },
  },
  {
    name: 'public/faq-answer',
    reach: async (page) => {
      await open(page, '/faq');
      await press(page, 'How do I cancel?');
    },
  },
  plain('public/contact', '/contact'),
  plain('public/enterprise', '/enterprise'),
  plain('public/technology-stack', '/technology-stack'),
  plain('public/brand', '/brand'),
  plain('public/press', '/press'),
  plain('public/terms', '/terms'),
  plain('public/search', '/search'),
  searched('public/search-results', 'cancel', /results? for/),
  searched('public/search-nothing-found', 'qqqqqqq', /Nothing/),
  plain('public/demo', '/demo'),
  plain('public/not-found', '/nothing-here'),
  {
    name: 'public/application-error',
    reach: async (page) => {
      await page.route('**/assets/rest-*.js', (route) => route.fulfill({ status: 404 }));
      await open(page, '/terms');
      await page.locator('footer a[href="/contact"]').first().click();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused();
    },
  },
];
