/** Each of the six flows that pay, with a card that is accepted and with one that is declined. */
import type { CardOutcome } from '../../src/content/flows/test-cards';
import { numberOf } from '../payments/pay-flows';
import { required } from '../support/instant-site';
import { expect, expectAddress, expectSeen, expectText, fillAll, open, part } from './expectations';
import type { Journey, Tab } from './tab';

const fillInSample = (tab: Tab) => tab.press(part('button', 'Fill in sample data'));

type Flow = {
  start: (tab: Tab, number: string) => Promise<void>;
  /** Label of the card's number; none where the card on file is charged. */
  number?: string;
  declined?: CardOutcome;
  button: string | RegExp;
  refusal?: string;
  next: string | RegExp;
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

const payFlows: Readonly<Record<string, Flow>> = {
  'free trial': {
    start: async (tab) => {
      await open(tab, '/subscribe');
      await fillInSample(tab);
      await tab.press(part('checkbox', 'I accept the free trial agreement'));
    },
    number: 'Card number',
    button: 'Start free trial',
    next: '/onboarding',
  },
  checkout: {
    start: async (tab) => {
      await open(tab, '/payment?plan=agency');
      await fillInSample(tab);
    },
    number: 'Card number',
    button: 'Pay now',
    next: '/onboarding-success',
  },
  'Instant Site': {
    start: async (tab) => {
      await open(tab, '/instant-site-form');
      await fillAll(tab, required);
      await tab.press(part('button', 'Continue to Payment'));
      await expectSeen(tab, part('heading', 'Payment'));
      await fillInSample(tab);
    },
    number: 'Card number',
    button: /^Complete Order/,
    next: '/instant-site-success',
  },
  'sign-up with a card': {
    start: async (tab) => {
      await open(tab, '/signup');
      await tab.press(part('button', 'Add Card'));
      await fillInSample(tab);
    },
    number: 'Card number',
    button: 'Create Account',
    next: '/dashboard',
  },
  'payment method': {
    start: async (tab) => {
      await signUp(tab);
      await open(tab, '/add-payment-method');
      await fillInSample(tab);
    },
    number: 'Card number',
    button: 'Add Payment Method',
    next: '/purchase-credits',
  },
  'credit pack': {
    start: async (tab, number) => {
      await signUp(tab);
      await addCard(tab, number);
      await tab.press(part('radio', /Professional/));
    },
    declined: 'declined-when-charged',
    button: 'Purchase Credits (Demo)',
    refusal: 'Purchase Failed',
    next: '/dashboard',
  },
};

const pay = async (tab: Tab, { start, number, button }: Flow, card: string) => {
  await start(tab, card);
  if (number) await tab.fill(number, card);
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
    const card = numberOf(flow.declined ?? 'declined');
    await pay(tab, flow, card);
    await expectText(tab, flow.refusal ?? 'Nothing was charged');
    if (flow.number) expect(await tab.valueOf(flow.number)).toBe(card);
    await reached('the card is declined');
  };

const both = (make: (flow: Flow) => Journey, words: string) =>
  Object.fromEntries(Object.entries(payFlows).map(([name, flow]) => [`${name}: ${words}`, make(flow)]));

export const payments: Readonly<Record<string, Journey>> = {
  ...both(accepted, 'a card that is accepted'),
  ...both(declined, 'a card that is declined'),
};
