/** What happened in this tab: keys written, notifications as the emails they stand for, submissions, payments. */
import { paymentLines } from '../../content/demo/timeline';
import type { StorageKey } from '../../storage/key';
import type { TimelineEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { type PaymentEvent, reportEvents } from '../payments/payment-events';
import { observeProvider } from '../payments/provider';

const mostEntries = 300;
let entries: readonly TimelineEntry[] = [];
let isKept = false;
const listeners = new Set<() => void>();

const add = (...more: TimelineEntry[]) => {
  entries = [...more, ...entries].slice(0, mostEntries);
  for (const listener of listeners) listener();
};

/** What was appended to a list since it was last looked at. A list may drop its oldest items at the same time. */
const newIn = <T>(key: StorageKey<readonly T[]>) => {
  let known = store.read(key);
  return (): readonly T[] => {
    const list = store.read(key);
    const last = JSON.stringify(known.at(-1));
    // Of the same length, it has dropped as many as it got: those after the last known one are new.
    const after = list.findLastIndex((item) => JSON.stringify(item) === last) + 1 || list.length;
    const start = list.length === known.length ? after : known.length;
    known = list;
    return list.slice(start);
  };
};

/** One entry for the keys of one step; the same ones written again right after it are counted. */
const addKeys = (names: readonly string[], at: string) => {
  const [last, ...earlier] = entries;
  if (last?.kind === 'keys' && last.names.join() === names.join()) {
    entries = earlier;
    add({ ...last, at, times: last.times + 1 });
  } else add({ kind: 'keys', at, names: [...names], times: 1 });
};

/** Collects events in memory from now on. Those from before a reload of this tab are read from session storage. */
export const keepTimeline = (): void => {
  if (isKept) return;
  isKept = true;
  add(...store.read(keys.demoTimeline));
  const newEmails = newIn(keys.emailNotifications);
  const newSubmissions = newIn(keys.submissions);
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
  observeProvider((provider) => reportEvents(provider, addPayment));
  store.subscribe((names) => {
    for (const name of names ?? []) {
      if (name === keys.demoTimeline.name) continue;
      if (changed.size === 0) queueMicrotask(flush);
      changed.add(name);
    }
  });
  window.addEventListener('pagehide', () => {
    try {
      store.write(keys.demoTimeline, entries);
    } catch {
      // No room for it: it ends with the page.
    }
  });
};

export const timeline = {
  read: (): readonly TimelineEntry[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
