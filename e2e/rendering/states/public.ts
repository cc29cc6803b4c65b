/** States of the public pages; as they open they are in `pages.spec.ts`. */
import { expect } from '../../fixtures';
import { open } from '../../support/page';
import { main, press, type State } from './state';

/** The search announces the number of results when the visitor pauses typing. */
const searched = (name: string, query: string, told: RegExp): State => ({
  name,
  reach: async (page) => {
    await page.clock.resume();
    await open(page, `/search?q=${query}`);
    await expect(main(page).getByRole('status')).toHaveText(told);
  },
});

export const publicStates: readonly State[] = [
  {
    name: 'public/capability',
    tree: main,
    isPlain: true,
    reach: (page) => open(page, '/solutions?capability=cloud'),
  },
  {
    name: 'public/work-playing',
    // The filters are a strip that scrolls by itself; the focus in it is tested where it opens.
    controls: 'main article',
    reach: async (page) => {
      await open(page, '/our-work?industry=entertainment');
      await press(page, /^Play the TrillerFest/);
      await expect(page.getByRole('button', { name: /^Pause the TrillerFest/ })).toBeVisible();
      await main(page)
        .getByRole('button', { name: /^Unmute/ })
        .click();
    },
  },
  {
    name: 'public/work-nothing-found',
    controls: 'main p',
    // On a phone the current filter stays in view, over whichever the strip has been scrolled to.
    widths: [1440],
    reach: (page) => open(page, '/our-work?service=web3&industry=wellness'),
  },
  {
    name: 'public/case-film',
    tree: main,
    isPlain: true,
    reach: async (page) => {
      // Which other studies are shown is left to chance.
      await page.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await open(page, '/case-study/trillerfest');
      await main(page).getByRole('button').first().click();
    },
  },
  {
    name: 'public/pricing-calculated',
    isPlain: true,
    reach: async (page) => {
      await open(page, '/pricing');
      for (const field of await main(page).getByRole('spinbutton').all()) await field.fill('3');
    },
  },
  {
    name: 'public/faq-answer',
    tree: main,
    reach: async (page) => {
      await open(page, '/faq');
      await press(page, 'How do I cancel?');
    },
  },
  { ...searched('public/search-results', 'cancel', /results? for/), tree: main },
  searched('public/search-nothing-found', 'qqqqqqq', /Nothing/),
  { name: 'public/not-found', tree: main, isPlain: true, reach: (page) => open(page, '/nothing-here') },
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
