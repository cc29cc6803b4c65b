import { AsyncResource } from 'node:async_hooks';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CardOutcome } from '../../../src/content/flows/test-cards';
import type { Settlement } from '../../../src/services/payments/port';
import { loadServices, type Services } from '../../support/services';
import { type Browser, openTabs } from '../../support/tabs';
import { testCard } from '../../support/test-card';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

type Call = (services: Services) => Promise<unknown>;

let browser: Browser<Services>;
const inTab = <T>(tab: number, action: (services: Services) => T): T => {
  const found = browser.tabs[tab];
  if (!found) throw new Error(`no tab ${tab}`);
  return found.run(action);
};
const waiting: [(() => void)[], (() => void)[]] = [[], []];
let isStepwise = false;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { setTimeout: fake } = globalThis;
  // A timer's step runs in the tab that has set it.
  vi.stubGlobal('setTimeout', (step: () => void, time: number) => fake(AsyncResource.bind(step), time));
  browser = await openTabs(2, loadServices);
  waiting.forEach((queue, tab) => {
    inTab(tab, ({ store }) => {
      const { transact } = store;
      vi.spyOn(store, 'transact').mockImplementation(async (step) => {
        if (isStepwise) await new Promise<void>((go) => queue.push(go));
        return transact(step);
      });
    });
  });
});

const rest = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setImmediate(done));
};
const tenSeconds = async () => {
  await rest();
  await vi.advanceTimersByTimeAsync(10_000);
  for (const { storage } of browser.tabs) storage.receiveAll();
  await rest();
};

/**
 * Runs a call in each tab, one transaction at a time, with ten seconds in between. The lock can be taken once.
 * @param choices which of the possible steps comes next; the first one where there are no more choices
 * @returns how many steps were possible each time
 */
const runInOrder = async (calls: readonly Call[], choices: readonly number[]): Promise<number[]> => {
  const counts: number[] = [];
  let hasTaken = false;
  isStepwise = true;
  const ended = Promise.allSettled(calls.map((call, tab) => inTab(tab, call)));
  for (;;) {
    await tenSeconds();
    const steps = waiting.flatMap((queue, tab) => {
      const take = hasTaken ? null : inTab(tab, ({ lockOffer }) => lockOffer.read());
      const goOnHere = () => {
        hasTaken = true;
        inTab(tab, () => take?.());
      };
      return [...(queue.length > 0 ? [() => queue.shift()?.()] : []), ...(take ? [goOnHere] : [])];
    });
    const step = steps[choices[counts.length] ?? 0];
    if (!step) break;
    counts.push(steps.length);
    step();
  }
  isStepwise = false;
  for (const result of await ended) if (result.status === 'rejected') expect(result.reason).toHaveProperty('code');
  return counts;
};

/** The next choices, in the order of counting; null after the last ones. */
const nextChoices = (counts: readonly number[], choices: readonly number[]): number[] | null => {
  const at = counts.findLastIndex((count, index) => (choices[index] ?? 0) + 1 < count);
  return at < 0 ? null : [...counts.slice(0, at).map((_, index) => choices[index] ?? 0), (choices[at] ?? 0) + 1];
};

type Payment = { attempt?: string; card?: CardOutcome; isFull?: boolean };
/** Pays for the only order there is. */
const pay =
  ({ attempt = 'a1', card = 'succeeds', isFull = false }: Payment = {}): Call =>
  ({ payFor, fulfillCredits, findPurchase, readHistory, StorageWriteError, ServiceError }) =>
    payFor({
      order: { kind: 'credits', credits: 5, amount: 50 },
      fulfill: (...input) => {
        if (isFull) throw new StorageWriteError(null);
        return fulfillCredits(...input);
      },
      amountCents: 5000,
      description: '',
      card: testCard(card),
      attempt,
      validate: (tx, reference) => {
        if (findPurchase(tx, reference)) return true;
        if (readHistory(tx).length > 0) throw new ServiceError('paid-elsewhere');
        return false;
      },
    });

const settle =
  (settlement: Settlement): Call =>
  async ({ settlePayment, fulfillCredits, store, keys }) => {
    const [open] = store.read(keys.openPayments);
    return open && settlePayment(open.key, 'credits', fulfillCredits, settlement);
  };

const totals = () => {
  browser.settle();
  return inTab(0, ({ store, keys }) => ({
    charges: store.read(keys.providerPayments).filter(({ status }) => status === 'succeeded').length,
    orders: store.read(keys.creditHistoryOf('ada@example.com')).length,
    credits: store.read(keys.userCreditsOf('ada@example.com')),
    open: store.read(keys.openPayments).length,
  }));
};
const one = { charges: 1, orders: 1, credits: 5, open: 0 };
const none = { charges: 0, orders: 0, credits: 0, open: 0 };
const undecided = { card: 'needs-confirmation' } as const;

it.each<[text: string, calls: readonly [Call, Call], before: Payment | null, ends: readonly (typeof one)[]]>([
  ['the same attempt in both tabs', [pay(), pay()], null, [one]],
  ['two attempts at one order', [pay(), pay({ attempt: 'a2' })], null, [one]],
  ['a card that fails once', [pay({ card: 'processing-error' }), pay({ card: 'processing-error' })], null, [one, none]],
  ['a tab whose storage is full', [pay({ isFull: true }), pay()], null, [one]],
  ['two tabs whose storage is full', [pay({ isFull: true }), pay({ isFull: true })], null, [none, one]],
  ['a confirmation and a look', [settle('confirm'), settle('lookUp')], undecided, [one]],
  ['a confirmation and a cancellation', [settle('confirm'), settle('cancel')], undecided, [one, none]],
  ['a cancellation and another payment', [settle('cancel'), pay()], undecided, [one, none]],
])(
  'whatever the order, one charge and one order: %s',
  async (_text, calls, before, ends) => {
    let runs = 0;
    for (let choices: number[] | null = []; choices; ) {
      browser.empty();
      await inTab(0, ({ logIn }) => logIn({ email: 'ada@example.com', remember: false }));
      if (before) await inTab(0, pay(before)).catch(() => {});
      browser.settle();
      const counts = await runInOrder(calls, choices);
      if (totals().open > 0) await inTab(0, settle('lookUp')).catch(() => {});
      expect(ends, `order ${choices}`).toContainEqual(totals());
      choices = nextChoices(counts, choices);
      runs += 1;
    }
    expect(runs).toBeGreaterThan(10);
  },
  120_000,
);
