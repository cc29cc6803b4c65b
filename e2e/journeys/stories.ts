/** The stories of `/demo`, each by its own words. The fourth needs two tabs: `tests/pages/account/other-tab.test.tsx`. */
import { type StoryId, stories as texts } from '../../src/content/public/demo-page';
import { expectAddress, expectGone, expectSeen, expectText, open, part } from './expectations';
import type { Journey, Tab } from './tab';

const begin = async (tab: Tab, story: StoryId, address: RegExp) => {
  await open(tab, '/demo');
  await tab.press(part('button', texts[story].action));
  await expectAddress(tab, address);
};
const purchase = part('button', 'Purchase Credits (Demo)');
const redeem = part('button', 'Redeem Service');
const redeemed = part('heading', 'Service Redeemed!');

const credits: Journey = async (tab, reached) => {
  await begin(tab, 'credits', /purchase-credits/);
  await tab.press(part('radio', /Professional/));
  await tab.press(purchase);
  await tab.press(part('button', 'Fill in sample data'));
  await tab.press(part('button', 'Add Payment Method'));
  await expectAddress(tab, /purchase-credits/);
  await tab.press(purchase);
  await expectAddress(tab, /dashboard/);
  await expectText(tab, '500');
  await reached('500 credits');
};

const declined: Journey = async (tab, reached) => {
  await begin(tab, 'declined', /payment\?plan=agency/);
  await tab.press(part('button', 'Fill in sample data'));
  await tab.press(part('button', 'Pay now'));
  await expectText(tab, 'Nothing was charged');
  await reached('the card is declined');
};

const lost: Journey = async (tab, reached) => {
  await begin(tab, 'lost', /purchase-credits/);
  await tab.press(part('radio', /Starter/));
  await tab.press(purchase);
  const question = part('heading', 'We could not find out whether your payment went through');
  await expectSeen(tab, question);
  await tab.reload();
  await expectSeen(tab, question);
  await reached('the answer is lost');
  await tab.press(part('button', 'Check again'));
  await expectGone(tab, question);
  await expectText(tab, '850');
  await reached('the credits are there');
};

const full: Journey = async (tab, reached) => {
  await begin(tab, 'full', /redeem\/logo-design/);
  await tab.press(redeem);
  await expectText(tab, 'Your credits are unchanged');
  await reached('nothing is stored');
  await tab.press(part('button', 'Back to normal'));
  await tab.press(redeem);
  await expectSeen(tab, redeemed);
  await reached('it is stored');
};

const orders: Journey = async (tab, reached) => {
  await begin(tab, 'orders', /admin/);
  await expectSeen(tab, part('button', /All Orders.*1,000/));
  await tab.press(part('button', 'Purchases'));
  await expectAddress(tab, /type=purchase/);
  await expectText(tab, 'orders shown');
  await reached('the purchases of a thousand orders');
};

const trial: Journey = async (tab, reached) => {
  await begin(tab, 'trial', /dashboard/);
  await expectText(tab, 'Growth trial: 7 days left');
  await tab.press(part('button', 'Demo'));
  await tab.press(part('button', 'A week later'));
  await expectText(tab, 'Trial ended');
  await reached('a week later');
};

export const stories = {
  'story: buy credits': credits,
  'story: a declined card': declined,
  'story: a lost answer': lost,
  'story: a full storage': full,
  'story: a thousand orders': orders,
  'story: a trial that ends': trial,
} satisfies Record<string, Journey>;
