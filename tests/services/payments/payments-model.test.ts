import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { type CardOutcome, testCards } from '../../../src/content/flows/test-cards';
import { logIn } from '../../../src/services/account/session';
import { payForPlan } from '../../../src/services/checkout/checkout';
import { fulfillPlan } from '../../../src/services/checkout/plan-order';
import { readAccount } from '../../../src/services/credits/history';
import { fulfillCredits } from '../../../src/services/credits/purchase-entry';
import { addPaymentMethod, purchaseCredits } from '../../../src/services/credits/purchases';
import { redeemService } from '../../../src/services/credits/redemptions';
import { PaymentDeclined, ServiceError } from '../../../src/services/errors';
import { findInterrupted } from '../../../src/services/payments/open-payments';
import type { Settlement } from '../../../src/services/payments/port';
import { type Payment, settlePayment } from '../../../src/services/payments/settle';
import { logOut } from '../../../src/services/sign-in/log-out';
import type { OpenPayment } from '../../../src/storage/schema';
import * as keys from '../../../src/storage/schema';
import { normalSteering, type Steering } from '../../../src/storage/steering';
import { store } from '../../../src/storage/store';
import { checkoutAnswers } from '../../../support/answers';
import { modelRuns } from '../../support/model-runs';
import { testCard } from '../../support/test-card';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

const people = ['ada@example.com', 'ben@example.com', 'cem@example.com'] as const;
const day = 24 * 60 * 60 * 1000;

/** Empties the store's storage. This test runs without `localStorage`. */
const emptyStorage = () => store.replaceRaw(() => store.names().map((name) => ({ area: 'local', name, raw: null })));

type Model = {
  signedIn: string | null;
  cards: Map<string, CardOutcome>;
};
/** `stepsLeft`: number of transactions until the tab is closed. */
type Real = { stepsLeft: number };
type Command = fc.AsyncCommand<Model, Real>;

/** The result of an action: a value, why a payment is open, a service's error, or nothing because its tab was closed. */
type Outcome = Payment<unknown> | { error: ServiceError } | 'closed';

const run = (action: () => Promise<Payment<unknown>>): Promise<Outcome> => {
  const done = action().catch((error: unknown) => {
    if (error instanceof ServiceError) return { error };
    throw error;
  });
  // Delays are mocked. An action that has not ended after one turn of the event loop never ends: its tab is closed.
  return Promise.race([done, new Promise<'closed'>((resolve) => setImmediate(() => resolve('closed')))]);
};

const isRefused = (outcome: Outcome, code: string) =>
  outcome !== 'closed' && 'error' in outcome && outcome.error.code === code;

const steering = () => store.read(keys.demoSteering);
const hasKey = (key: string) => (payment: { key: string }) => payment.key === key;

/** References of all fulfilled payments: purchases of credits, and submissions. */
const fulfilled = (): string[] => [
  ...people
    .flatMap((email) => store.read(keys.creditHistoryOf(email)).map(({ id }) => id))
    .filter((id) => id.startsWith('pay_')),
  ...store.read(keys.submissions).flatMap(({ payment }) => payment ?? []),
];

const check = (model: Model) => {
  const references = fulfilled();
  expect(new Set(references).size, 'no payment is fulfilled twice').toBe(references.length);
  const open = store.read(keys.openPayments);
  const paid = store
    .read(keys.providerPayments)
    .filter(({ status, amountCents }) => status === 'succeeded' && amountCents > 0);
  for (const { key, reference } of paid)
    expect(
      [references.filter((id) => id === reference).length, open.filter(hasKey(key)).length].sort(),
      `${reference} is fulfilled once or still open`,
    ).toEqual([0, 1]);
  const isPaid = (id: string) => paid.some(({ reference }) => reference === id);
  expect(references.every(isPaid), 'every fulfilled order was paid').toBe(true);
  for (const email of people) {
    const credits = store.read(keys.userCreditsOf(email));
    const history = store.read(keys.creditHistoryOf(email));
    expect(Number.isSafeInteger(credits) && credits >= 0).toBe(true);
    expect(
      history.reduce((sum, entry) => sum + entry.credits, 0),
      `balance of ${email}`,
    ).toBe(credits);
  }
  if (model.signedIn) expect(readAccount().credits).toBe(store.read(keys.userCreditsOf(model.signedIn)));
};

const command = (text: string, step: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await step(model, real);
    real.stepsLeft = Number.POSITIVE_INFINITY;
    // Reading this growing list would take most of the time.
    store.remove(keys.emailNotifications);
    check(model);
  },
  toString: () => text,
});

const expectCharged = (outcome: Outcome, card: CardOutcome) => {
  if (outcome === 'closed' || steering().payments !== 'card' || 'open' in outcome) return;
  if (card === 'succeeds') expect(outcome).toHaveProperty('value');
  else if (card !== 'processing-error' && card !== 'needs-confirmation')
    expect('error' in outcome && outcome.error).toBeInstanceOf(PaymentDeclined);
};

const closing = (stepsLeft: number) => (stepsLeft < 9 ? `, closed after ${stepsLeft} steps` : '');
/** The same action in several tabs at once. */
const inTabs = (tabs: number, action: () => Promise<Payment<unknown>>) =>
  Promise.all(Array.from({ length: tabs }, () => run(action)));

const settleOpen = (
  { key, order: { kind } }: Pick<OpenPayment, 'key' | 'order'>,
  settlement: Settlement,
): Promise<Payment<unknown>> =>
  kind === 'credits'
    ? settlePayment(key, kind, fulfillCredits, settlement)
    : settlePayment(key, 'checkout', fulfillPlan, settlement);

const signIn = (email: string) =>
  command(`sign in ${email}`, async (model) => {
    await logIn({ email, remember: false });
    model.signedIn = email;
  });
const signOut = command('sign out', async (model) => {
  await logOut();
  model.signedIn = null;
});
const addCard = (outcome: CardOutcome) =>
  command(`add a card that ${outcome}`, async (model) => {
    const result = await run(() => addPaymentMethod(testCard(outcome)));
    if (result !== 'closed' && 'value' in result && model.signedIn) model.cards.set(model.signedIn, outcome);
  });
const buy = (attempt: string, quantity: number, tabs: number, stepsLeft: number) =>
  command(`buy ${quantity} as ${attempt} in ${tabs} tab(s)${closing(stepsLeft)}`, async (model, real) => {
    const card = model.signedIn && model.cards.get(model.signedIn);
    // The same attempt again is the same purchase.
    const isBought = fulfilled().some((id) => id.startsWith(`pay_${attempt}`));
    real.stepsLeft = stepsLeft;
    for (const result of await inTabs(tabs, () => purchaseCredits({ packId: 'starter', quantity, attempt }))) {
      if (!model.signedIn) expect(isRefused(result, 'signed-out')).toBe(true);
      else if (card && !isBought) expectCharged(result, card);
    }
  });
const payPlan = (attempt: string, firstName: string, outcome: CardOutcome, stepsLeft: number) =>
  command(
    `pay a plan as ${attempt} for ${firstName} with a card that ${outcome}${closing(stepsLeft)}`,
    async (_, real) => {
      real.stepsLeft = stepsLeft;
      const who = { ...checkoutAnswers, firstName };
      const order = { planId: 'agency', discountCode: '', answers: who, card: testCard(outcome) } as const;
      const isSent = store
        .read(keys.submissions)
        .some((entry) => entry.id.startsWith(attempt) && entry.answers.firstName === firstName);
      const result = await run(() => payForPlan(order, attempt));
      if (!isSent) expectCharged(result, outcome);
    },
  );
const settle = (kind: 'credits' | 'checkout', settlement: Settlement, tabs: number, stepsLeft: number) =>
  command(`${settlement} at the open payment of ${kind} in ${tabs} tab(s)${closing(stepsLeft)}`, async (_, real) => {
    await findInterrupted();
    const open = store.read(keys.openPayments).find(({ order }) => order.kind === kind);
    if (!open) return;
    real.stepsLeft = stepsLeft;
    await inTabs(tabs, () => settleOpen(open, settlement));
  });
const redeem = command('redeem a revision', async () => {
  await run(async () => ({ value: await redeemService('revision') }));
});
const steer = (payments: Steering['payments']) =>
  command(`payments: ${payments}`, async () => store.write(keys.demoSteering, { ...steering(), payments }));
const moveClock = (days: number) =>
  command(`${days} days later`, async () =>
    store.write(keys.demoSteering, { ...steering(), clockOffset: steering().clockOffset + days * day }),
  );

const outcome = fc.constantFrom(...new Set(testCards.map((card) => card.outcome)));
const attempt = fc.constantFrom('a1', 'a2', 'a3', 'a4', 'a5', 'a6');
const tabs = fc.constantFrom(1, 1, 2);
const steps = fc.constantFrom(99, 99, 99, 0, 1, 2, 3);

const commands = fc.commands(
  [
    fc.constantFrom(...people).map(signIn),
    fc.constant(signOut),
    outcome.map(addCard),
    fc.constant(addCard('succeeds')),
    fc.tuple(attempt, fc.integer({ min: 1, max: 3 }), tabs, steps).map((input) => buy(...input)),
    fc.tuple(attempt, fc.integer({ min: 1, max: 3 }), tabs, steps).map((input) => buy(...input)),
    fc.tuple(attempt, fc.constantFrom('Eve', 'Mia'), outcome, steps).map((input) => payPlan(...input)),
    fc
      .tuple(
        fc.constantFrom('credits', 'checkout'),
        fc.constantFrom<Settlement>('lookUp', 'lookUp', 'confirm', 'refuse', 'cancel'),
        tabs,
        steps,
      )
      .map((input) => settle(...input)),
    fc.constant(redeem),
    fc.constantFrom<Steering['payments']>('card', 'card', 'lost', 'down').map(steer),
    fc.constantFrom(1, 7, 30).map(moveClock),
  ],
  { maxCommands: 60, size: 'max' },
);

const settleAll = async () => {
  store.write(keys.demoSteering, normalSteering);
  await findInterrupted();
  for (const email of [null, ...people]) {
    if (email) await logIn({ email, remember: false });
    else await logOut();
    for (const { key, owner, order } of store.read(keys.openPayments)) {
      if (owner !== null && owner !== email) continue;
      for (const settlement of ['lookUp', 'confirm'] as const)
        if (order.kind !== 'card') await run(() => settleOpen({ key, order }, settlement));
    }
  }
};

const real: Real = { stepsLeft: Number.POSITIVE_INFINITY };

beforeEach(() => {
  const { transact } = store;
  vi.spyOn(store, 'transact').mockImplementation((step) => {
    // A closed tab does nothing more, and its promises never settle.
    if (real.stepsLeft <= 0) return new Promise(() => {});
    real.stepsLeft -= 1;
    return transact(step);
  });
});

it('charges nobody twice and fulfills everything that was paid for', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (list) => {
      await emptyStorage();
      store.remove(keys.demoSteering);
      const model: Model = { signedIn: null, cards: new Map() };
      await fc.asyncModelRun(() => ({ model, real }), list);
      await settleAll();
      check({ ...model, signedIn: null });
      const open = store.read(keys.openPayments).filter(({ amountCents }) => amountCents > 0);
      expect(open, 'no payment stays open').toEqual([]);
    }),
    modelRuns(),
  );
}, 600_000);
