/** What went wrong with storage, for the notice that tells the visitor. */
export type StorageHealth = {
  /** The browser refuses access; this session lives in memory. */
  blocked: boolean;
  /** The last write did not fit. */
  full: boolean;
  /** Keys whose content could not be read whole; the originals are set aside. */
  damaged: readonly string[];
};

type Report = { blocked: true } | { full: boolean } | { damaged: string };

const healthy: StorageHealth = { blocked: false, full: false, damaged: [] };
let current = healthy;
const listeners = new Set<() => void>();

/** Notes a trouble, or the end of one. */
export const report = (news: Report): void => {
  const damaged =
    'damaged' in news && !current.damaged.includes(news.damaged) ? [...current.damaged, news.damaged] : current.damaged;
  const next = { ...current, ...news, damaged };
  if (next.blocked === current.blocked && next.full === current.full && damaged === current.damaged) return;
  current = next;
  // A read during rendering may find damage; listeners set state, which must wait until rendering is over.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
};

export const health = {
  read: (): StorageHealth => current,
  /** What the HTML rendered at build time knows. */
  initial: (): StorageHealth => healthy,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Forgets what was damaged and what did not fit: all data is replaced. A browser that blocks storage still does. */
  clear: (): void => {
    current = { ...healthy, blocked: current.blocked };
    listeners.forEach((listener) => listener());
  },
};
