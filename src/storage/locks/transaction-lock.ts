/** Makes transactions of all tabs run one after the other. */
import { awaitLatestCommit, type LastChanges, lockNames, setMarker } from './commit-marker';

type StepResult<T> = { value: T; lastChanges: LastChanges };

/**
 * How long to wait for a lock, in milliseconds: a tab has it for a moment. One that has it for longer is suspended, as iOS
 * suspends tabs in the background, and the lock is taken from it.
 */
export const lockTimeout = 10_000;

/** Runs `step` while this tab holds the locks of all those names. @throws if the browser refuses a lock, or another tab takes one */
const withLocks = async (
  locks: LockManager,
  [name, ...others]: readonly string[],
  signal: AbortSignal,
  step: () => Promise<unknown>,
): Promise<unknown> => {
  if (!name) return step();
  const next = () => withLocks(locks, others, signal, step);
  let isGranted = false;
  const granted = () => {
    isGranted = true;
    return next();
  };
  return locks.request(name, { signal }, granted).catch((error: unknown) => {
    if (isGranted || !signal.aborted) throw error;
    return locks.request(name, { steal: true }, next);
  });
};

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
  /** Whether another tab has taken a lock of this one. */
  let isLost = false;
  const run = async (): Promise<{ value: T } | 'lost'> => {
    const sequence = await awaitLatestCommit(locks, readRaw);
    if (isLost) return 'lost';
    const { value, lastChanges } = step();
    if (lastChanges.length > 0 && typeof locks.query === 'function') await setMarker(locks, sequence + 1, lastChanges);
    return { value };
  };
  let running: ReturnType<typeof run> | undefined;
  const start = () => {
    running = run();
    return running;
  };
  try {
    await withLocks(locks, lockNames, AbortSignal.timeout(lockTimeout), start);
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
