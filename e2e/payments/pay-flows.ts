/** The six flows that pay, by keyboard, up to the press of the pay button. */
import { identity } from '../../brand.config';
import { type CardOutcome, testCards } from '../../src/content/flows/test-cards';
import { normalSteering, type Steering } from '../../src/storage/steering';
import { open, stored, storedList } from '../../support/page';
import { secretCard, secretsIn, textsOfCard } from '../../support/secrets';
import { customer, everythingStored, expect, type Locator, type Page, seed } from '../fixtures';
import { field, fill, tabTo } from '../support/forms';
import { required } from '../support/instant-site';

export const numberOf = (outcome: CardOutcome): string =>
  testCards.find((card) => card.outcome === outcome)?.number ?? '';

export type PayFlow = {
  name: string;
  /** Opens the flow's form and fills in everything but the card. `card`: behavior of the stored card, for a flow that uses one. */
  start: (page: Page, card: CardOutcome) => Promise<void>;
  labels: { number: string; expiry: string; code: string } | null;
  kept: { label: string; value: string } | null;
  button: string | RegExp;
  next: string;
  fulfilledCount: (page: Page) => Promise<number>;
};

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const fillIn = (page: Page) => press(page, button(page, 'Fill in sample data'));

const sent = (kind: string) => async (page: Page) =>
  (await storedList(page, 'submissions')).filter((entry) => entry.kind === kind).length;

type Six = readonly [PayFlow, PayFlow, PayFlow, PayFlow, PayFlow, PayFlow];
export const payFlows: Six = [
  {
    name: 'trial',
    start: async (page) => {
      await open(page, '/subscribe');
      await expect(field(page, 'Full name')).toBeEnabled();
      await fillIn(page);
      await press(page, page.getByLabel('I accept the free trial agreement'), 'Space');
    },
    labels: { number: 'Card number', expiry: 'Expiry date (MM/YY)', code: 'CVV' },
    kept: { label: 'City', value: identity.postal.locality },
    button: 'Start free trial',
    next: '/onboarding',
    fulfilledCount: sent('trial'),
  },
  {
    name: 'checkout',
    start: async (page) => {
      await open(page, '/payment?plan=agency');
      await expect(field(page, 'Email')).toBeEnabled();
      await fillIn(page);
    },
    labels: { number: 'Card number', expiry: 'Expiration date (MM/YY)', code: 'Security code' },
    kept: { label: 'City', value: 'Wichita' },
    button: 'Pay now',
    next: '/onboarding-success',
    fulfilledCount: sent('checkout'),
  },
  {
    name: 'Instant Site',
    start: async (page) => {
      await open(page, '/instant-site-form');
      await expect(field(page, 'Full name')).toBeEnabled();
      await fill(page, required);
      await press(page, button(page, 'Continue to Payment'));
      await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
      await fillIn(page);
    },
    labels: { number: 'Card number', expiry: 'Month (MM)', code: 'CVV' },
    kept: { label: 'Cardholder name', value: 'Sam Sample' },
    button: /^Complete Order/,
    next: '/instant-site-success',
    fulfilledCount: sent('instant-site'),
  },
  {
    name: 'sign-up',
    start: async (page) => {
      await open(page, '/signup');
      await press(page, button(page, 'Add Card'));
      await page.locator('h1').evaluate((heading) => heading.setAttribute('tabindex', '-1'));
      await page.locator('h1').focus();
      await fillIn(page);
    },
    labels: { number: 'Card number', expiry: 'Expiry MM/YY', code: 'CVC' },
    kept: { label: 'Full name', value: 'Sam Sample' },
    button: 'Create Account',
    next: '/dashboard',
    fulfilledCount: async (page) => (await storedList(page, 'emailNotifications')).length,
  },
  {
    name: 'payment method',
    start: async (page) => {
      await seed(page, customer());
      await open(page, '/add-payment-method');
      await fillIn(page);
    },
    labels: { number: 'Card number', expiry: 'Expiry MM/YY', code: 'CVC' },
    kept: { label: 'Name on card', value: 'Ada' },
    button: 'Add Payment Method',
    next: '/purchase-credits',
    fulfilledCount: async (page) => ((await stored(page, 'hasPaymentMethod')) === 'true' ? 1 : 0),
  },
  {
    name: 'credit pack',
    start: async (page, card) => {
      await seed(page, customer({ hasPaymentMethod: 'true', paymentMethodToken: card }));
      await open(page, '/purchase-credits');
      await press(page, page.getByRole('radio', { name: /Starter/ }), 'Space');
    },
    labels: null,
    kept: null,
    button: 'Purchase Credits (Demo)',
    next: '/dashboard',
    fulfilledCount: async (page) => Number(await stored(page, 'userCredits')) / 100,
  },
];

const steeringText = (steering: Partial<Steering>) => JSON.stringify({ ...normalSteering, waits: 'none', ...steering });

/** Sets the steering before the page loads, without waits. Later changes on the page survive a reload. */
export const steer = (page: Page, steering: Partial<Steering> = {}): Promise<unknown> =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('steered')) return;
    for (const [name, value] of Object.entries({ steered: '1', demoSteering: text }))
      sessionStorage.setItem(name, value);
  }, steeringText(steering));

/** Sets the steering of the page at hand, without waits. */
export const steerNow = (page: Page, steering: Partial<Steering> = {}): Promise<void> =>
  page.evaluate((text) => sessionStorage.setItem('demoSteering', text), steeringText(steering));

/** Replaces the card in the fields. */
export const typeCard = async (page: Page, { labels }: PayFlow, number: string): Promise<void> => {
  if (!labels) return;
  const texts = [
    [labels.number, number],
    [labels.expiry, labels.expiry.startsWith('Month') ? secretCard.month : secretCard.expiry],
    [labels.code, secretCard.code],
  ] as const;
  // Tab finds the fields only from above them.
  await field(page, labels.number).focus();
  for (const [label, text] of texts) {
    await tabTo(page, field(page, label));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
};

/** Presses the flow's button. */
export const pay = (page: Page, flow: PayFlow): Promise<void> => press(page, button(page, flow.button));
export const pressButton = (page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> =>
  press(page, page.getByRole(role, { name, exact: true }));

/** Expects no card data in storage, the address or the history. The fixtures check console and requests. */
export const expectNoCard = async (page: Page, number: string): Promise<void> => {
  const card = { ...secretCard, number: number.replaceAll(' ', '') };
  expect(secretsIn(await everythingStored(page), textsOfCard(card))).toEqual([]);
};

/** Expects the order to be fulfilled once, and the flow's next page. */
export const expectFulfilled = async (page: Page, flow: PayFlow): Promise<void> => {
  await expect(page).toHaveURL(flow.next);
  // The next page may be the one that the payment was settled from.
  await expect.poll(() => flow.fulfilledCount(page)).toBe(1);
  await expect.poll(() => stored(page, 'openPayments')).toBeNull();
};

/** Expects that nothing was written, that no payment is open, and that the button can be pressed. */
export const expectUnpaid = async (page: Page, flow: PayFlow): Promise<void> => {
  expect(await flow.fulfilledCount(page)).toBe(0);
  for (const name of ['openPayments', 'trialUsed']) expect(await stored(page, name)).toBeNull();
  await expect(button(page, flow.button)).toHaveAttribute('aria-disabled', 'false');
};
