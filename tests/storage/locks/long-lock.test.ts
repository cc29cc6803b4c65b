import { beforeEach, expect, it, vi } from 'vitest';
import { type LongLock, takeLongLock } from '../../../src/storage/locks/long-lock';
import { createLocks } from '../../support/locks';

let here = '';
let take: (() => void) | null = null;
const hold = (tab: string, offer?: (offered: (() => void) | null) => void): Promise<LongLock> => {
  here = tab;
  return takeLongLock('work', offer);
};
const offer = (offered: (() => void) | null) => {
  take = offered;
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  take = null;
  vi.stubGlobal('navigator', { userAgent: 'jsdom', locks: createLocks(undefined, () => here) });
});

it('a lock that is free is held at once, and the next tab gets it when it is released', async () => {
  const first = await hold('a');
  const second = hold('b', offer);
  first.release();
  expect(await second).toMatchObject({ isTaken: false, signal: { aborted: false } });
  expect(first.signal.aborted).toBe(false);
});

it('after ten seconds a waiting tab can take the lock, once, and its holder is notified', async () => {
  const frozen = await hold('a');
  const waiting = hold('b', offer);
  await pass(9900);
  expect(take).toBeNull();
  await pass(200);
  const press = take;
  press?.();
  press?.();
  const taken = await waiting;
  await pass(0);
  expect([frozen.signal.aborted, taken.isTaken, taken.signal.aborted]).toEqual([true, true, false]);
  expect(take).toBeNull();
});

it('no lock is taken from a tab that has taken it in the last ten seconds', async () => {
  await hold('a');
  const offeredToC = vi.fn<(offered: (() => void) | null) => void>();
  const other = hold('c', offeredToC);
  const waiting = hold('b', offer);
  await pass(10_000);
  const outdated = take;
  here = 'c';
  offeredToC.mock.lastCall?.[0]?.();
  const { signal } = await other;
  here = 'b';
  outdated?.();
  await pass(9900);
  expect([signal.aborted, take]).toEqual([false, null]);
  await pass(200);
  take?.();
  expect((await waiting).isTaken).toBe(true);
  expect(signal.aborted).toBe(true);
});

it('where the browser refuses locks, the work goes on without', async () => {
  const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  vi.stubGlobal('navigator', { userAgent: '', locks: { request: refuse, query: refuse } });
  expect((await hold('a', offer)).signal.aborted).toBe(false);
});
