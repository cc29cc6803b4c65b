/** States of the public pages; as they open they are in `pages.spec.ts`. */
import { expect, footerLink, open } from '../../fixtures';
import { main, opened, part, press, type State } from './state';

const expectTold =
  (told: RegExp): NonNullable<State['act']> =>
  async (page) => {
    await page.clock.resume();
    await expect(main(page).getByRole('status')).toHaveText(told);
  };

export const publicStates: readonly (State | State[])[] = [
  { name: 'public/capability', at: '/solutions?capability=cloud', tree: main, isPlain: true },
  {
    ...opened('public/work-playing', '/our-work?industry=entertainment'),
    act: async (page) => {
      await press(page, /^Play the TrillerFest/);
      await main(page)
        .getByRole('button', { name: /^Unmute/ })
        .click();
    },
    shows: part('button', { name: /^Pause the TrillerFest/ }),
    // The filters are a strip that scrolls by itself; the focus in it is tested where it opens.
    controls: 'main article',
    isPlain: true,
  },
  {
    ...opened('public/work-industries', '/our-work'),
    act: (page) => main(page).getByText('Industry', { exact: true }).click(),
    shows: part('link', { name: /^Wellness/ }),
    controls: 'main details',
    isPlain: true,
  },
  {
    ...opened('public/work-nothing-found', '/our-work?service=web3&industry=wellness'),
    controls: 'main p',
    // On a phone the current filter stays in view, over whichever the strip has been scrolled to.
    widths: [1440],
  },
  {
    name: 'public/case-film',
    act: async (page) => {
      // Which other studies are shown is left to chance.
      await page.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await open(page, '/case-study/trillerfest');
      await main(page).getByRole('button').first().click();
    },
    tree: main,
    isPlain: true,
  },
  {
    ...opened('public/pricing-found', '/pricing?once=1-logo-design&monthly=3-video-production&by=week'),
    act: async (page) => {
      await main(page).getByRole('combobox', { name: 'Piece needed once' }).last().selectOption('web-design');
    },
    isPlain: true,
  },
  { name: 'public/faq-answer', at: '/faq', act: (page) => press(page, 'How do I cancel?'), tree: main },
  {
    ...opened('public/search-results', '/search?q=web+d'),
    act: async (page) => {
      await expectTold(/results? for/)(page);
      // Each letter marks other words.
      const query = main(page).getByRole('searchbox');
      await query.press('End');
      await query.pressSequentially('esign');
      await expect(main(page).getByRole('status')).toHaveText(/results for “web design”/);
      await query.fill('cancel');
      await expect(main(page).getByRole('status')).toHaveText(/results? for “cancel”/);
    },
    tree: main,
  },
  { name: 'public/search-nothing-found', at: '/search?q=qqqqqqq', act: expectTold(/Nothing/) },
  { name: 'public/not-found', at: '/nothing-here', tree: main, isPlain: true },
  {
    name: 'public/application-error',
    act: async (page) => {
      await page.route('**/assets/contact-page-*.js', (route) => route.fulfill({ status: 404 }));
      await open(page, '/terms');
      await footerLink(page, 'Contact').click();
    },
    shows: part('heading', { name: 'Unexpected Application Error!' }),
  },
];
