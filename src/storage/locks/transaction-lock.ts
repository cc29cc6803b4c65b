/**
 * Makes transactions of all tabs run one after the other. A Web Lock alone is not enough: each tab's process has its own copy of
 * local storage, and what another tab wrote may arrive there after the lock is granted, one key at a time. So each commit also
 * takes a second lock, the commit marker, whose name tells what was changed last: all tabs see the same lock names. The next
 * transaction waits until its own copy of local storage shows those changes.
 */
import { fnvHash } from '../../lib/random';
import { formerNames } from '../former-names';

/** The last write and the last removal. A removal proves nothing, because the key may not have arrived yet. */
type LastChanges = readonly { name: string; raw: string | null }[];

type CommitMarker = {
  text: string;
  sequence: number;
  fingerprints: readonly (readonly [name: string, fingerprint: string])[];
};

const markerPrefix = `${formerNames.lock}-commit:`;
/** How long a commit marker is held, in milliseconds: far longer than a write takes from one process to another. */
const markerLifetime = 5000;
/** How often a tab checks for the marked write, less than a second: then a later commit has changed that key. */
const maxPolls = 1000;

let own = { text: '', sequence: 0, release: () => {} };

/** A short hash of a text. Both ends are enough: lists grow at one end, and their entries have random ids. */
const fingerprintOf = (raw: string | null): string => {
  if (raw === null) return 'absent';
  const edges = raw.slice(0, 256) + raw.slice(-256);
  return `${raw.length}-${fnvHash(edges)}`;
};

const parseMarker = (lock = ''): CommitMarker[] => {
  if (!lock.startsWith(markerPrefix)) return [];
  const text = lock.slice(markerPrefix.length);
  // Only `setMarker` takes locks with such a prefix.
  const [sequence, ...fingerprints] = JSON.parse(text) as [number, ...[string, string][]];
  return [{ text, sequence, fingerprints }];
};

const latestMarker = async (locks: LockManager): Promise<CommitMarker | null> => {
  const { held = [] } = await locks.query();
  return held.flatMap(({ name }) => parseMarker(name)).sort((a, b) => b.sequence - a.sequence)[0] ?? null;
};

/** Waits until the latest commit of another tab has arrived in this one. @returns the sequence number of the latest commit */
const awaitLatestCommit = async (locks: LockManager, readRaw: (name: string) => string | null): Promise<number> => {
  const latest = await latestMarker(locks);
  if (!latest || latest.text === own.text) return own.sequence;
  const hasArrived = () =>
    latest.fingerprints.every(([name, fingerprint]) => fingerprintOf(readRaw(name)) === fingerprint);
  for (let poll = 0; poll < maxPolls && !hasArrived(); poll += 1)
    // A round trip to the browser process gives pending storage changes time to arrive.
    await locks.query();
  // A suspended tab does not release its marker: taken from it, the marker costs the next transactions nothing.
  if (!hasArrived()) locks.request(markerPrefix + latest.text, { steal: true }, () => {}).catch(() => {});
  return Math.max(own.sequence, latest.sequence);
};

/** Holds a lock for the lifetime of a marker. @returns once it is held, the function that releases it earlier */
const holdMarker = (locks: LockManager, name: string): Promise<() => void> =>
  new Promise((granted) => {
    const hold = () =>
      new Promise<void>((release) => {
        setTimeout(release, markerLifetime);
        granted(release);
      });
    // Without the marker the commit is valid all the same.
    locks.request(name, hold).catch(() => granted(() => {}));
  });

/** Takes the marker of a commit and releases that of this tab's previous commit. */
const setMarker = async (locks: LockManager, sequence: number, changes: LastChanges): Promise<void> => {
  const fingerprints = changes.map(({ name, raw }) => [name, fingerprintOf(raw)]);
  const text = JSON.stringify([sequence, ...fingerprints]);
  const release = await holdMarker(locks, markerPrefix + text);
  own.release();
  own = { text, sequence, release };
};

type StepResult<T> = { value: T; lastChanges: LastChanges };

/**
 * How long to wait for a lock, in milliseconds: a tab has it for a moment. One that has it for longer is suspended, as iOS
 * suspends tabs in the background, and the lock is taken from it.
 */
export const lockTimeout = 10_000;

/**
 * Runs `step` while no other tab of this site runs one, on storage that shows what all earlier steps wrote. Without Web
 * Locks, or where the browser refuses them, the step runs without that guarantee, but still uninterrupted in this tab.
 * @param readRaw the text of a local key as this tab sees it
 * @returns the step's value @throws what the step throws
 */
export const withTransactionLock = async <T>(
  step: () => StepResult<T>,
  readRaw: (name: string) => string | null,
): Promise<T> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return step().value;
  /** Whether another tab has taken the lock. */
  let isLost = false;
  const run = async (): Promise<{ value: T } | 'lost'> => {
    const sequence = await awaitLatestCommit(locks, readRaw);
    if (isLost) return 'lost';
    const { value, lastChanges } = step();
    if (lastChanges.length > 0) await setMarker(locks, sequence + 1, lastChanges);
    return { value };
  };
  let running: ReturnType<typeof run> | undefined;
  const start = () => {
    running = run();
    return running;
  };
  const signal = AbortSignal.timeout(lockTimeout);
  try {
    await locks.request(formerNames.lock, { signal }, start).catch((error: unknown) => {
      if (running || !signal.aborted) throw error;
      return locks.request(formerNames.lock, { steal: true }, start);
    });
  } catch {
    // The step threw, another tab took the lock while this one was suspended, or the browser refuses locks in this context,
    // such as an opaque origin.
    isLost = true;
  }
  if (!running) return step().value;
  const ended = await running;
  // The other tab's step may have run in between: this one begins again, on what that tab has left.
  return ended === 'lost' ? withTransactionLock(step, readRaw) : ended.value;
};
