/**
 * A lock manager like the browser's: exclusive by name, held locks can be asked for, and stolen.
 * @param onQuery is called whenever somebody asks
 */
export const createLocks = (onQuery: () => void = () => {}) => {
  const held = new Set<string>();
  const queue = new Map<string, Promise<unknown>>();
  return {
    held,
    query: async () => {
      onQuery();
      return { held: [...held].map((name) => ({ name })) };
    },
    request: (name: string, ...args: unknown[]) => {
      const step = args.at(-1) as () => unknown;
      if ((args[0] as LockOptions).steal) {
        queue.delete(name);
        held.delete(name);
      }
      const turn = (queue.get(name) ?? Promise.resolve()).then(async () => {
        held.add(name);
        try {
          return await step();
        } finally {
          held.delete(name);
        }
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
