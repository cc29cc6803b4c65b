import { bought, redeemed } from '../../support/entries';
import { admin, customer, expect, type Locator, open, type Page, seed, test } from '../fixtures';

const date = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`;
const submissions = ['ada', 'ben', 'cy', 'dee'].map((name, index) => ({
  ...{ id: name, kind: 'trial', date: date(20 + index), owner: `${name}@example.com` },
  answers: { fullName: name, email: `${name}@example.com`, selectedPlan: 'growth', trialEndDate: date(29) },
  ...(name === 'dee' && { done: date(24) }),
}));
const history = JSON.stringify(
  Array.from({ length: 60 }, (_, index) =>
    index % 2 ? redeemed(`r${index}`, '05', { status: 'active' }) : bought(`b${index}`, '04'),
  ),
);
const asAdmin = admin({ 'creditHistory_ben@example.com': history, submissions: JSON.stringify(submissions) });
const asCustomer = customer({ creditHistory: history, userCredits: '9000' });

type Row = {
  page: string;
  control: (page: Page) => Locator;
  /** Keys that use it once it has the focus. Without any, only the pointer uses it. */
  keys: readonly string[];
  point?: (control: Locator) => Promise<unknown>;
  /** The query afterwards. */
  query: RegExp;
  /** Whether Back leads to the address before; else to the page before. */
  adds?: true;
  /** Whether the press brings its row to the top. */
  scrolls?: true;
  as?: Readonly<Record<string, string>>;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();
const labelled = (name: string | RegExp) => (page: Page) => page.getByLabel(name, { exact: true });
const press = (control: Locator) => control.click();
const orders = { page: '/admin#orders', as: asAdmin };
const requests = { page: '/admin?tab=requests#requests', as: asAdmin };
const statement = { page: '/history#plans-and-sites', as: asCustomer };

const rows: readonly Row[] = [
  {
    ...orders,
    page: '/admin?type=purchase&status=active#export',
    control: button('Redemptions'),
    keys: ['Enter'],
    query: /type=redemption/,
  },
  { ...orders, control: labelled('Search by name or email'), keys: ['b', 'e'], query: /q=be/ },
  { ...orders, control: button('User'), keys: ['Enter'], query: /sort=user/ },
  { ...orders, control: link(/^Projects \(/), keys: ['Enter'], query: /tab=requests/, adds: true },
  { ...requests, control: button(/^Done/), keys: ['Enter'], query: /state=done/ },
  {
    ...requests,
    control: labelled('Kind'),
    keys: ['ArrowDown'],
    query: /kind=/,
    point: (one) => one.selectOption('trial'),
  },
  { ...requests, control: labelled('Search projects'), keys: ['c', 'y'], query: /find=cy/ },
  { ...statement, control: button('Purchases'), keys: ['Enter'], query: /type=purchase/ },
  {
    page: '/pricing#what-do-i-need',
    keys: ['ArrowDown'],
    control: labelled('Piece needed once'),
    query: /once=/,
    point: (one) => one.selectOption('Logo Design, 200 credits'),
  },
  { page: '/services', control: button('Research'), keys: ['Enter'], query: /trade=research/, scrolls: true },
  { page: '/solutions', control: link('By Industry'), keys: ['Enter'], query: /category=industries/, adds: true },
  { page: '/our-work', control: link(/^Branding/), keys: ['Enter'], query: /service=branding/ },
  {
    page: '/search?q=logo',
    control: (page) => page.getByRole('searchbox'),
    keys: ['End', 's'],
    query: /q=logos/,
    adds: true,
  },
  {
    page: '/subscribe?plan=growth',
    control: (page) => page.getByRole('radio', { name: 'Growth' }),
    keys: ['ArrowUp'],
    query: /plan=starter/,
    point: (one) => one.page().getByRole('radio', { name: 'Starter' }).click({ force: true }),
  },
  {
    page: '/payment?plan=agency&code=SAVE20#order-summary',
    control: labelled('Discount code'),
    keys: ['Backspace', 'Enter'],
    query: /^\?plan=agency$/,
  },
];

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at instanceof HTMLInputElement && at.type === 'radio' ? at.name : ((at?.id || at?.textContent) ?? '');
  });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const row of rows)
  for (const way of ['keyboard', 'pointer'] as const) {
    if (way === 'pointer' && row.page.startsWith('/payment')) continue;
    test(`${way}: ${row.query} on ${row.page} leaves focus and scroll position`, async ({ page }) => {
      if (row.as) await seed(page, row.as);
      await open(page, '/faq');
      await open(page, row.page);
      const control = row.control(page);
      await control.scrollIntoViewIfNeeded();
      // The pointer's page is scrolled until nothing covers the control.
      if (way === 'pointer' && !row.point) await control.hover();
      await control.focus({ timeout: 5000 });
      const [top, was, before] = [await scrollY(page), await focused(page), page.url()];
      if (way === 'keyboard') for (const key of row.keys) await page.keyboard.press(key);
      else if (row.point) await row.point(control);
      else if (await control.evaluate((one) => one.matches('input')))
        await control.pressSequentially(row.keys.filter((key) => key.length === 1).join(''));
      else for (const _ of row.keys.filter((key) => /Enter| /.test(key))) await press(control);
      await expect.poll(() => new URL(page.url()).search).toMatch(row.query);
      // A moved focus would move in the frame after the address.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      if (!row.point || way === 'keyboard')
        expect((await focused(page)).replace(/\d+/g, '')).toBe(was.replace(/\d+/g, ''));
      if (!row.scrolls) expect(Math.abs((await scrollY(page)) - top)).toBeLessThanOrEqual(1);
      const fragment = new URL(before).hash;
      if (!row.adds) expect(new URL(page.url()).hash).toBe(fragment);
      const kept = await focused(page);
      await page.goBack();
      await expect(page).toHaveURL(row.adds ? before : '/faq');
      if (row.adds) expect(await focused(page)).toBe(kept);
    });
  }

test('a link to a place opens it in view; after a reload the page stays where it was scrolled since', async ({
  page,
}) => {
  await seed(page, asCustomer);
  await open(page, statement.page);
  const heading = page.getByRole('heading', { name: 'Plans and sites' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.reload();
  await expect(heading).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await scrollY(page)).toBe(200);
});
