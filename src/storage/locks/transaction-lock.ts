/** Makes transactions of all tabs run one after the other. */
import { formerNames } from '../former-names';
import { awaitLatestCommit, type LastChanges, setMarker } from './commit-marker';

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
    if (lastChanges.length > 0 && typeof locks.query === 'function') await setMarker(locks, sequence + 1, lastChanges);
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
