import { expect, it, vi } from 'vitest';
import { count, text } from '../../../src/storage/codecs/codec';
import { key } from '../../../src/storage/key';
import { createLocks } from '../../support/locks';

const pending = key('pending', 'local', text, null);
const visits = key('visits', 'local', count, 0);

/** Another tab: newly imported modules, which share only the browser's storage and locks. */
const openTab = async (locks: object) => {
  vi.stubGlobal('navigator', { locks });
  vi.resetModules();
  return (await import('../../../src/storage/store')).store;
};

/** A promise, and the function that resolves it. */
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
};
const turn = () => new Promise((done) => setTimeout(done));

/** The patience of those that wait for a lock: of the first ones it has no end, of the others it ends when told. */
const patience = (endless = 0, ending = 1) => {
  const [never, end] = [new AbortController(), new AbortController()];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(never.signal);
  for (let count = 0; count < endless; count += 1) timeout.mockReturnValueOnce(never.signal);
  for (let count = 0; count < ending; count += 1) timeout.mockReturnValueOnce(end.signal);
  return () => end.abort(new DOMException('waited', 'TimeoutError'));
};

const withLateChange = (locks: ReturnType<typeof createLocks>, change: () => void) => {
  let queries = 0;
  const query = () => {
    queries += 1;
    if (queries === 4) change();
    return locks.query();
  };
  return { ...locks, query };
};

/** A first tab removes one key and writes another. */
const removePending = async (locks: object) => {
  localStorage.setItem('pending', '500');
  const first = await openTab(locks);
  await first.transact((tx) => {
    tx.remove(pending);
    tx.write(visits, 500);
  });
};

it('wait until the other tab’s last commit has arrived in this tab', async () => {
  const locks = createLocks();
  const first = await openTab(locks);
  await first.transact((tx) => tx.write(visits, 7));
  // The second tab's copy is late: it shows the commit only after a few more queries.
  localStorage.setItem('visits', '6');
  const second = await openTab(withLateChange(locks, () => localStorage.setItem('visits', '7')));
  await second.transact((tx) => tx.write(visits, tx.read(visits) + 1));
  expect(localStorage.getItem('visits')).toBe('8');
});

it('wait for a removal that arrives in this tab last', async () => {
  const locks = createLocks();
  await removePending(locks);
  // The second tab's copy has the write already and lacks only the removal.
  localStorage.setItem('pending', '500');
  const second = await openTab(withLateChange(locks, () => localStorage.removeItem('pending')));
  expect(await second.transact((tx) => tx.read(pending))).toBeNull();
});

it('wait for the writes, even if the removed key has never arrived in this tab', async () => {
  const locks = createLocks();
  await removePending(locks);
  // Neither the key nor its removal nor the write have arrived in the second tab's copy.
  localStorage.removeItem('visits');
  const second = await openTab(withLateChange(locks, () => localStorage.setItem('visits', '500')));
  expect(await second.transact((tx) => tx.read(visits))).toBe(500);
});

it('stop waiting when something else has changed the key', async () => {
  const locks = createLocks();
  const first = await openTab(locks);
  await first.transact((tx) => tx.write(visits, 7));
  localStorage.setItem('visits', '100');
  const second = await openTab(locks);
  await second.transact((tx) => tx.write(visits, tx.read(visits) + 1));
  expect(localStorage.getItem('visits')).toBe('101');
});

it('of a third tab wait once for a suspended tab, whose marker stays though another tab has changed the key', async () => {
  const ask = vi.fn();
  const locks = createLocks(ask);
  const suspended = await openTab(locks);
  await suspended.transact((tx) => tx.write(visits, 7));
  const markers = [...locks.held];
  expect(markers).toHaveLength(1);
  localStorage.setItem('visits', '100');
  for (const tab of [await openTab(locks), await openTab(locks)]) {
    for (let visit = 0; visit < 3; visit += 1) await tab.transact((tx) => tx.read(visits));
    await tab.transact((tx) => tx.write(visits, tx.read(visits) + 1));
  }
  expect(localStorage.getItem('visits')).toBe('102');
  // One long wait, and one question for each of the transactions.
  expect(ask.mock.calls.length).toBeLessThan(1020);
  for (const marker of markers) expect(locks.held).not.toContain(marker);
});

it('do not wait for commits of their own tab, which holds one marker at a time', async () => {
  const ask = vi.fn();
  const locks = createLocks(ask);
  const tab = await openTab(locks);
  await tab.transact((tx) => tx.write(visits, 1));
  localStorage.setItem('visits', '5');
  await tab.transact((tx) => tx.write(visits, tx.read(visits) + 1));
  expect(localStorage.getItem('visits')).toBe('6');
  expect(ask).toHaveBeenCalledTimes(2);
  expect([...locks.held]).toEqual([expect.stringMatching(/^tessera-storage-commit:\[2,\["visits","1-\d+"\]\]$/)]);
});

it('wait for a tab of an earlier build, which has the lock, and then for its commit to arrive', async () => {
  const locks = createLocks();
  const { opened, open } = gate();
  const earlier = locks.request('tessera-storage', {}, () => opened);
  const tab = await openTab(withLateChange(locks, () => localStorage.setItem('visits', '7')));
  const added = tab.transact((tx) => tx.write(visits, tx.read(visits) + 1));
  localStorage.setItem('visits', '6');
  // The fingerprint of '7'.
  const marker = 'tessera-storage-commit:[1,["visits","1-2330314963"]]';
  void locks.request(marker, {}, () => new Promise(() => {}));
  await Promise.resolve();
  expect(localStorage.getItem('visits')).toBe('6');
  open();
  await Promise.all([earlier, added]);
  expect(localStorage.getItem('visits')).toBe('8');
});

it('take the lock from a suspended tab, which does its own work once when it goes on', async () => {
  const locks = createLocks();
  const endPatience = patience(0, 2);
  const asleep = gate();
  const suspended = await openTab({ ...locks, query: () => asleep.opened.then(locks.query) });
  const late = suspended.transact((tx) => tx.write(visits, tx.read(visits) + 1));
  const tab = await openTab(locks);
  const added = tab.transact((tx) => tx.write(visits, tx.read(visits) + 10));
  await vi.waitFor(() => expect([...locks.held]).toEqual(['tessera-storage']));
  endPatience();
  await added;
  expect(localStorage.getItem('visits')).toMatch(/^1[01]$/);
  asleep.open();
  await late;
  expect(localStorage.getItem('visits')).toBe('11');
});

it('begin again in a tab that goes on after its lock was taken, and wait for the tab that has it', async () => {
  const locks = createLocks();
  const endPatience = patience(1);
  const [asleep, busy] = [gate(), gate()];
  const steps: string[] = [];
  /** Its answer is from before the sleep. */
  const askBeforeSleep = async () => {
    const answer = await locks.query();
    await asleep.opened;
    return answer;
  };
  const suspended = await openTab({ ...locks, query: askBeforeSleep });
  const late = suspended.transact((tx) => {
    steps.push('late');
    tx.write(visits, tx.read(visits) + 1);
  });
  const tab = await openTab({ ...locks, query: () => busy.opened.then(locks.query) });
  const added = tab.transact((tx) => {
    steps.push('added');
    tx.write(visits, tx.read(visits) + 10);
  });
  await vi.waitFor(() => expect([...locks.held]).toEqual(['tessera-storage']));
  endPatience();
  await turn();
  asleep.open();
  await turn();
  expect(steps).toEqual([]);
  busy.open();
  await Promise.all([late, added]);
  expect(steps).toEqual(['added', 'late']);
  expect(localStorage.getItem('visits')).toBe('11');
  expect([...locks.held].at(-1)).toContain('tessera-storage-commit:[2,');
});

it('of two tabs that stop waiting at the same moment run one after the other', async () => {
  const locks = createLocks();
  const endPatience = patience(0, 2);
  locks.request('tessera-storage', {}, () => new Promise(() => {})).catch(() => {});
  const add = (tab: Awaited<ReturnType<typeof openTab>>) => tab.transact((tx) => tx.write(visits, tx.read(visits) + 1));
  const added = [add(await openTab(locks)), add(await openTab(locks))];
  endPatience();
  await Promise.all(added);
  expect(localStorage.getItem('visits')).toBe('2');
  expect([...locks.held].map((name) => name.slice(0, 28))).toContain('tessera-storage-commit:[2,["');
});

it('set no marker when nothing changed', async () => {
  const locks = createLocks();
  const tab = await openTab(locks);
  await tab.transact((tx) => tx.read(visits));
  expect([...locks.held]).toEqual([]);
});
