/**
 * One step at a time among all tabs. A Web Lock alone is not enough: each tab's process has its own copy of local storage,
 * and what another tab wrote may reach it after the lock does, one key at a time. So each commit leaves a mark where all tabs
 * see the same: in the name of a second lock. The next one in waits until its own copy shows what the mark says.
 */

/** The last key that a commit changed, and what stands there now (null: removed). */
export type Written = { name: string; raw: string | null };

type Outcome<T> = { value: T; written: Written | null };
type Mark = { lock: string; sequence: number; fingerprint: string; name: string };

const lockName = 'tessera-storage';
const markPrefix = 'tessera-storage-commit:';
/** How long a mark stays, in milliseconds: far longer than a change takes from one process to another. */
const markLife = 5000;
/** How often a tab looks whether the change has arrived; then something else has changed the key, and it goes on. */
const mostLooks = 1000;

/** This tab's last commit, and how to take its mark away. */
let own = { lock: '', sequence: 0, release: () => {} };

/** Tells two texts of one key apart without reading megabytes: lists grow at an end, and entries have random ids. */
const fingerprintOf = (raw: string | null): string => {
  if (raw === null) return 'absent';
  const edges = raw.slice(0, 256) + raw.slice(-256);
  let hash = 0x811c9dc5;
  for (let index = 0; index < edges.length; index += 1) hash = Math.imul(hash ^ edges.charCodeAt(index), 0x01000193);
  return `${raw.length}-${hash >>> 0}`;
};

const parseMark = (lock: string | undefined): Mark[] => {
  if (!lock?.startsWith(markPrefix)) return [];
  const [sequence = '', fingerprint = '', ...name] = lock.slice(markPrefix.length).split(':');
  return [{ lock, sequence: Number(sequence), fingerprint, name: name.join(':') }];
};

const latestMark = async (locks: LockManager): Promise<Mark | null> => {
  const { held = [] } = await locks.query();
  return held.flatMap(({ name }) => parseMark(name)).sort((a, b) => b.sequence - a.sequence)[0] ?? null;
};

/** Waits for the latest commit of another tab to arrive here. @returns the number of the latest commit known */
const catchUp = async (locks: LockManager, readRaw: (name: string) => string | null): Promise<number> => {
  if (typeof locks.query !== 'function') return own.sequence;
  const latest = await latestMark(locks);
  if (!latest || latest.lock === own.lock) return own.sequence;
  for (let look = 0; look < mostLooks && fingerprintOf(readRaw(latest.name)) !== latest.fingerprint; look += 1)
    // A question to the browser and back: time passes, and changes on their way come in.
    await locks.query();
  return Math.max(own.sequence, latest.sequence);
};

/** Leaves the mark of a commit, and takes away this tab's earlier one. */
const leaveMark = (locks: LockManager, sequence: number, { name, raw }: Written): Promise<void> =>
  new Promise((granted) => {
    const earlier = own.release;
    const lock = `${markPrefix}${sequence}:${fingerprintOf(raw)}:${name}`;
    const hold = () =>
      new Promise<void>((release) => {
        own = { lock, sequence, release };
        earlier();
        setTimeout(release, markLife);
        granted();
      });
    // A browser that refuses goes without: the commit itself is done.
    locks.request(lock, hold).catch(granted);
  });

/**
 * Runs `step` while no other tab of this site is inside one, on storage that shows all earlier steps.
 * Without Web Locks, or where the browser refuses them, the step still runs in one piece.
 * @param readRaw the text of a local key as this tab sees it
 * @returns the step's value @throws what the step throws
 */
export const withTabLock = async <T>(step: () => Outcome<T>, readRaw: (name: string) => string | null): Promise<T> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return step().value;
  let outcome: { value: T } | { error: unknown } | undefined;
  try {
    await locks.request(lockName, { mode: 'exclusive' }, async () => {
      const sequence = await catchUp(locks, readRaw);
      try {
        const { value, written } = step();
        outcome = { value };
        if (written && typeof locks.query === 'function') await leaveMark(locks, sequence + 1, written);
      } catch (error) {
        outcome = { error };
      }
    });
  } catch {
    // Refused in this context (an opaque origin, say): as without Web Locks.
    if (!outcome) return step().value;
  }
  if (!outcome) throw new Error('The lock was granted without running the step');
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
};

/**
 * Waits until no other tab holds the lock of that name, and holds it: for what takes several steps. It ends with its tab.
 * @returns what lets it go; without Web Locks, or where the browser refuses them, nothing is held
 */
export const holdLock = async (name: string): Promise<() => void> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return () => {};
  return new Promise((granted) => {
    const hold = () => new Promise<void>((release) => granted(release));
    locks.request(name, hold).catch(() => granted(() => {}));
  });
};
