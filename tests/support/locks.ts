import { AsyncResource } from 'node:async_hooks';

/**
 * A lock manager like the browser's: exclusive by name, held locks can be asked for, and stolen. A request can be aborted
 * while it waits.
 * @param onQuery is called whenever somebody asks
 * @param clientId the id of the tab that calls
 */
export const createLocks = (onQuery: () => void = () => {}, clientId: () => string = () => 'tab') => {
  const held = new Set<string>();
  /** The holder of each lock, and the function that robs it. */
  const holders = new Map<string, { id: string; steal: () => void }>();
  const queues = new Map<string, (() => void)[]>();
  const grantNext = (name: string) => {
    if (!holders.has(name)) queues.get(name)?.shift()?.();
  };
  return {
    held,
    query: async () => {
      onQuery();
      return { held: [...held].map((name) => ({ name, clientId: holders.get(name)?.id })) };
    },
    request: (name: string, ...args: unknown[]) => {
      const step = args.at(-1) as () => unknown;
      const { steal, signal } = args[0] as LockOptions;
      const id = clientId();
      return new Promise((resolve, reject) => {
        // Whichever tab releases the lock, the step runs in the tab that requested it.
        const grant = AsyncResource.bind(() => {
          signal?.removeEventListener('abort', giveUp);
          const own = { id, steal: () => reject(new DOMException('stolen', 'AbortError')) };
          holders.set(name, own);
          held.add(name);
          const end = () => {
            if (holders.get(name) !== own) return;
            holders.delete(name);
            held.delete(name);
            grantNext(name);
          };
          Promise.resolve().then(step).then(resolve, reject).then(end);
        });
        const giveUp = () => {
          queues.set(name, queues.get(name)?.filter((other) => other !== grant) ?? []);
          reject(signal?.reason);
        };
        if (signal?.aborted) return giveUp();
        if (steal) {
          holders.get(name)?.steal();
          return grant();
        }
        signal?.addEventListener('abort', giveUp);
        queues.set(name, [...(queues.get(name) ?? []), grant]);
        grantNext(name);
      });
    },
  };
};
