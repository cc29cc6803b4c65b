// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectConsole } from '../../support/setup';
import { type Browser, openTabs, type Tab } from '../../support/tabs';
import { loadServices, type Services } from './services';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

let browser: Browser<Services>;
let [first, second]: Tab<Services>[] = [];

/** A customer with a card and 100 credits, in both tabs. */
beforeEach(async () => {
  browser = await openTabs(2, loadServices);
  [first, second] = browser.tabs;
  await first?.run(({ signUp }) => signUp({ name: 'Ada', email: 'ada@example.com', hasCard: true }));
  await first?.run(({ purchaseCredits }) => purchaseCredits({ packId: 'starter', quantity: 1 }));
  browser.settle();
});
afterEach(() => vi.unstubAllGlobals());

const accountIn = (tab: Tab<Services> | undefined) => {
  browser.settle();
  return tab?.run(({ readAccount }) => readAccount());
};
const redeemIn = (tab: Tab<Services> | undefined, id: string) => tab?.run(({ redeemService }) => redeemService(id));

it('credits that suffice for one service are redeemed once, and the other tab gets an error', async () => {
  await redeemIn(first, 'revision');
  browser.settle();
  const answers = await Promise.allSettled([redeemIn(first, 'revision'), redeemIn(second, 'new-page')]);
  expect(answers).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'insufficient-credits' } },
  ]);
  for (const tab of browser.tabs) expect(accountIn(tab)).toMatchObject({ credits: 0, totals: { redeemed: 100 } });
  expectConsole('[email notification');
});

it('a purchase and a redemption at the same time are both stored', async () => {
  await Promise.all([
    first?.run(({ purchaseCredits }) => purchaseCredits({ packId: 'professional', quantity: 1 })),
    redeemIn(second, 'revision'),
  ]);
  for (const tab of browser.tabs)
    expect(accountIn(tab)).toMatchObject({
      credits: 550,
      totals: { purchased: 600, redeemed: 50, spentCents: 550_00 },
    });
  expectConsole('[email notification');
});

it('one payment that returns in both tabs is credited once', async () => {
  first?.run(({ store, keys }) => store.write(keys.pendingPurchase, { credits: 500, amount: 450, type: 'credits' }));
  browser.settle();
  const answers = await Promise.all(
    browser.tabs.map(({ run }) => run(({ completePaymentReturn }) => completePaymentReturn('cs_1'))),
  );
  expect(answers.filter((entry) => entry !== null)).toHaveLength(1);
  for (const tab of browser.tabs) expect(accountIn(tab)?.credits).toBe(600);
  expectConsole('[email notification');
});
