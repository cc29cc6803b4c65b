import { paymentLines } from '../../content/demo/timeline';
import { observable } from '../../lib/observable';
import type { StorageKey } from '../../storage/key';
import type { TimelineEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { type DeclineCode, isServiceError } from '../errors';
import { referenceOf } from '../payments/open-payments';
import type { PaymentProvider, PaymentResult, Settlement } from '../payments/port';
import { wrapProvider } from '../payments/simulated-provider';

/** Events of the payment provider for the demo desk's timeline: its requests and answers, without card data. */

export type PaymentEvent = {
  request: 'pay' | Settlement | 'refund';
  /** `sent`: the request is sent. All others are answers; a decline is its code. */
  outcome: 'sent' | 'refunded' | 'provider-down' | Exclude<PaymentResult['status'], 'declined'> | DeclineCode;
  reference: string;
  /** Whole cents; 0 for a card check; null if the amount is unknown. */
  amountCents: number | null;
};

const amountOf = (key: string): number | null => {
  const known = [...store.read(keys.openPayments), ...store.read(keys.providerPayments)];
  return known.find((payment) => payment.key === key)?.amountCents ?? null;
};

/** A provider that forwards to another one and reports each request and answer to `listener`. */
export const reportEvents = (provider: PaymentProvider, listener: (event: PaymentEvent) => void): PaymentProvider => {
  /** The reports of one request. Without an amount, that of the stored payment is told. */
  const reporter = (request: PaymentEvent['request'], key: string, amount?: number) => {
    const report = (outcome: PaymentEvent['outcome']) =>
      listener({ request, outcome, reference: referenceOf(key), amountCents: amount ?? amountOf(key) });
    const reportAnswer = async (answer: Promise<PaymentResult>): Promise<PaymentResult> => {
      try {
        const result = await answer;
        report(result.status === 'declined' ? result.code : result.status);
        return result;
      } catch (error) {
        if (isServiceError(error, 'provider-down')) report('provider-down');
        throw error;
      }
    };
    return { report, reportAnswer };
  };
  return {
    pay: (request, beforeCharge) => {
      const { report, reportAnswer } = reporter('pay', request.idempotencyKey, request.amountCents);
      const send = async () => {
        const signal = await beforeCharge?.();
        report('sent');
        return signal;
      };
      return reportAnswer(provider.pay(request, send));
    },
    settle: (key, ...act) => reporter(act[0], key).reportAnswer(provider.settle(key, ...act)),
    refund: async (key, signal) => {
      await provider.refund(key, signal);
      reporter('refund', key).report('refunded');
    },
  };
};

const maxEntries = 300;
export const timeline = observable<readonly TimelineEntry[]>([]);
let isStarted = false;

const add = (...newEntries: TimelineEntry[]) => timeline.set([...newEntries, ...timeline.read()].slice(0, maxEntries));

/** Watches a stored list, which may drop its oldest items. @returns a function for the items appended since its last call */
const watchList = <T>(key: StorageKey<readonly T[]>) => {
  let known = store.read(key);
  return (): readonly T[] => {
    const list = store.read(key);
    const lastKnown = JSON.stringify(known.at(-1));
    // If the length is the same, the list has dropped as many items as it got. The new ones follow the last known one.
    const afterLastKnown = list.findLastIndex((item) => JSON.stringify(item) === lastKnown) + 1 || list.length;
    const start = list.length === known.length ? afterLastKnown : known.length;
    known = list;
    return list.slice(start);
  };
};

/** Adds one entry for the keys of one step. If the last entry has the same keys, only its count grows. */
const addKeys = (names: readonly string[], at: string) => {
  const [last, ...earlier] = timeline.read();
  if (last?.kind === 'keys' && last.names.join() === names.join())
    timeline.set([{ ...last, at, times: last.times + 1 }, ...earlier]);
  else add({ kind: 'keys', at, names: [...names], times: 1 });
};

/** Collects entries in memory from now on. Entries from before a reload of this tab are read from session storage. */
export const startTimeline = (): void => {
  if (isStarted) return;
  isStarted = true;
  add(...store.read(keys.demoTimeline));
  const newEmails = watchList(keys.emailNotifications);
  const newSubmissions = watchList(keys.submissions);
  let changed = new Set<string>();
  const flush = () => {
    const names = [...changed];
    changed = new Set();
    const at = now().toISOString();
    addKeys(names, at);
    for (const submission of newSubmissions()) add({ kind: 'submission', at, submission });
    for (const email of newEmails()) add({ kind: 'email', at, email });
  };
  const addPayment = (event: PaymentEvent) => add({ kind: 'payment', at: now().toISOString(), ...paymentLines(event) });
  wrapProvider((provider) => reportEvents(provider, addPayment));
  store.subscribe((names) => {
    for (const name of names ?? []) {
      if (name === keys.demoTimeline.name) continue;
      if (changed.size === 0) queueMicrotask(flush);
      changed.add(name);
    }
  });
  window.addEventListener('pagehide', () => {
    try {
      store.write(keys.demoTimeline, timeline.read());
    } catch {
      // With full storage, the entries end with the page.
    }
  });
};
