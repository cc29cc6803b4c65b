/**
 * A lock manager like the browser's: exclusive by name, held locks can be asked for, and stolen. A request can be aborted
 * while it waits.
 * @param onQuery is called whenever somebody asks
 */
export const createLocks = (onQuery: () => void = () => {}) => {
  const held = new Set<string>();
  const queue = new Map<string, Promise<unknown>>();
  const robHolder = new Map<string, (reason: unknown) => void>();
  return {
    held,
    query: async () => {
      onQuery();
      return { held: [...held].map((name) => ({ name })) };
    },
    request: (name: string, ...args: unknown[]) => {
      const step = args.at(-1) as () => unknown;
      const { steal, signal } = args[0] as LockOptions;
      if (steal) {
        robHolder.get(name)?.(new DOMException('stolen', 'AbortError'));
        queue.delete(name);
        held.delete(name);
      }
      let lose: (reason: unknown) => void = () => {};
      const lost = new Promise<never>((_, reject) => {
        lose = reject;
      });
      lost.catch(() => {});
      const giveUp = () => lose(signal?.reason);
      signal?.addEventListener('abort', giveUp);
      if (signal?.aborted) giveUp();
      const turn = Promise.race([queue.get(name) ?? Promise.resolve(), lost]).then(() => {
        signal?.removeEventListener('abort', giveUp);
        held.add(name);
        robHolder.set(name, lose);
        const done = Promise.resolve().then(step);
        return Promise.race([done, lost]).finally(() => held.delete(name));
      });
      const settled = turn.then(
        () => {},
        () => {},
      );
      queue.set(name, settled);
      void settled.then(() => queue.get(name) === settled && queue.delete(name));
      return turn;
    },
  };
};
