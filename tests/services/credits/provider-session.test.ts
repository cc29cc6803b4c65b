import { expect, it, vi } from 'vitest';
import { cancelSession, openSession, paySession, settleSession } from '../../../src/services/credits/provider-session';
import { quotePack } from '../../../src/services/credits/purchase-entry';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { createLocks } from '../../support/locks';
import { signIn } from '../../support/storage';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

type Act = (session: string) => Promise<unknown>;
const open = () => openSession(quotePack('starter', 1));
const payWith = (storedMethod: string | null) => (session: string) => paySession(session, { storedMethod });
const confirm: Act = (session) => settleSession(session, 'confirm');
const nothing: Act = () => Promise.resolve();

/** Runs the acts at once, the first one so many turns after the second, or the second after the first if negative. */
const runBoth = (acts: readonly [Act, Act], session: string, turns: number) =>
  Promise.allSettled(
    acts.map(async (act, index) => {
      for (let left = index === 0 ? turns : -turns; left > 0; left -= 1) await null;
      return act(session);
    }),
  );

it.each<[string, before: Act, pays: Act, ends: Act]>([
  ['a payment and a replacement', nothing, payWith(null), open],
  ['a payment and a cancellation', nothing, payWith(null), cancelSession],
  ['a confirmation and a replacement', payWith('needs-confirmation'), confirm, open],
  ['a confirmation and a cancellation', payWith('needs-confirmation'), confirm, cancelSession],
])('a session that was paid waits for its return, however the steps follow: %s', async (_text, before, pays, ends) => {
  const seen = new Set<boolean>();
  for (let turns = -60; turns <= 60; turns += 1) {
    localStorage.clear();
    vi.stubGlobal('navigator', { locks: createLocks() });
    signIn('ada@example.com');
    const session = await open();
    await before(session);
    await runBoth([pays, ends], session, turns);
    const isPaid = store
      .read(keys.providerPayments)
      .some(({ key, status }) => key === session && status === 'succeeded');
    const isWaiting = store.read(keys.pendingPurchase)?.sessionId === session;
    expect(isWaiting, `${turns} turns`).toBe(isPaid);
    seen.add(isPaid);
  }
  expect(seen.size).toBe(2);
});

it('a payment whose lock another tab takes begins again, and is charged once', async () => {
  for (let turns = 0; turns <= 60; turns += 1) {
    localStorage.clear();
    const locks = createLocks();
    vi.stubGlobal('navigator', { locks });
    signIn('ada@example.com');
    const session = await open();
    const paying = payWith(null)(session);
    for (let left = turns; left > 0; left -= 1) await null;
    await locks.request('payments', { steal: true }, () => {});
    expect(await paying).toMatchObject({ status: 'succeeded' });
    expect(store.read(keys.providerPayments)).toHaveLength(1);
  }
});
