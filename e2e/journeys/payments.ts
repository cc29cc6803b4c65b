/** Each of the six flows that pay, with a card that is accepted and with one that is declined. */
import type { CardOutcome } from '../../src/content/flows/test-cards';
import { numberOf, payFlows } from '../payments/pay-flows';
import { required } from '../support/instant-site';
import { expect, expectAddress, expectSeen, expectText, fillAll, open, part } from './expectations';
import type { Journey, Tab } from './tab';

const fillInSample = (tab: Tab) => tab.press(part('button', 'Fill in sample data'));

type Flow = {
  start: (tab: Tab, number: string) => Promise<void>;
  button: string | RegExp;
  next: string | RegExp;
  /** For a flow that charges the card on file: which card is declined then, and what the page says. */
  onFile?: { declined: CardOutcome; refusal: string };
};

const flowOf = (name: string, start: Flow['start'], onFile?: Flow['onFile']): Flow => {
  const { button = '', next = '' } = payFlows.find((flow) => flow.name === name) ?? {};
  return { start, button, next, ...(onFile && { onFile }) };
};

const signUp = async (tab: Tab) => {
  await open(tab, '/signup');
  await fillInSample(tab);
  await tab.press(part('button', 'Create Account'));
  await expectAddress(tab, '/dashboard');
};

const addCard = async (tab: Tab, number: string) => {
  await open(tab, '/add-payment-method');
  await fillInSample(tab);
  await tab.fill('Card number', number);
  await tab.press(part('button', 'Add Payment Method'));
  await expectAddress(tab, '/purchase-credits');
};

const flows: Readonly<Record<string, Flow>> = {
  'free trial': flowOf('trial', async (tab) => {
    await open(tab, '/subscribe');
    await fillInSample(tab);
    await tab.press(part('checkbox', 'I accept the free trial agreement'));
  }),
  checkout: flowOf('checkout', async (tab) => {
    await open(tab, '/payment?plan=agency');
    await fillInSample(tab);
  }),
  'Instant Site': flowOf('Instant Site', async (tab) => {
    await open(tab, '/instant-site-form');
    await fillAll(tab, required);
    await tab.press(part('button', 'Continue to Payment'));
    await expectSeen(tab, part('heading', 'Payment'));
    await fillInSample(tab);
  }),
  'sign-up with a card': flowOf('sign-up', async (tab) => {
    await open(tab, '/signup');
    await tab.press(part('button', 'Add Card'));
    await fillInSample(tab);
  }),
  'payment method': flowOf('payment method', async (tab) => {
    await signUp(tab);
    await open(tab, '/add-payment-method');
    await fillInSample(tab);
  }),
  'credit pack': flowOf(
    'credit pack',
    async (tab, number) => {
      await signUp(tab);
      await addCard(tab, number);
      await tab.press(part('radio', /Professional/));
    },
    { declined: 'declined-when-charged', refusal: 'Purchase Failed' },
  ),
};

const number = 'Card number';
const pay = async (tab: Tab, { start, button, onFile }: Flow, card: string) => {
  await start(tab, card);
  if (!onFile) await tab.fill(number, card);
  await tab.press(part('button', button));
};

const accepted =
  (flow: Flow): Journey =>
  async (tab, reached) => {
    await pay(tab, flow, numberOf('succeeds'));
    await expectAddress(tab, flow.next);
    await reached('what was paid for');
  };

const declined =
  (flow: Flow): Journey =>
  async (tab, reached) => {
    const card = numberOf(flow.onFile?.declined ?? 'declined');
    await pay(tab, flow, card);
    await expectText(tab, flow.onFile?.refusal ?? 'Nothing was charged');
    if (!flow.onFile) expect(await tab.valueOf(number)).toBe(card);
    await reached('the card is declined');
  };

const both = (make: (flow: Flow) => Journey, words: string) =>
  Object.fromEntries(Object.entries(flows).map(([name, flow]) => [`${name}: ${words}`, make(flow)]));

export const payments: Readonly<Record<string, Journey>> = {
  ...both(accepted, 'a card that is accepted'),
  ...both(declined, 'a card that is declined'),
};
