import type { StorageArea } from './key';

/** What went wrong with storage, for the notice that tells the visitor. */
export type StorageHealth = {
  /** The browser refuses access; this session lives in memory. */
  blocked: boolean;
  /** In one of the two areas the last write did not fit. */
  full: boolean;
  /** Keys whose content could not be read whole; the originals are set aside. */
  damaged: readonly string[];
  /** Those of them of which an original found no room to be set aside. */
  unkept: readonly string[];
};

type Report = { blocked: boolean } | { full: boolean; area: StorageArea } | { damaged: string; isKept: boolean };

const healthy: StorageHealth = { blocked: false, full: false, damaged: [], unkept: [] };
let current = healthy;
const fullAreas = new Set<StorageArea>();
const listeners = new Set<() => void>();

/** The same list where the name is in it: whoever dismissed that list has dismissed this trouble. */
const including = (names: readonly string[], name: string) => (names.includes(name) ? names : [...names, name]);

const after = (news: Report): StorageHealth => {
  if ('full' in news) {
    if (news.full) fullAreas.add(news.area);
    else fullAreas.delete(news.area);
    return { ...current, full: fullAreas.size > 0 };
  }
  if ('blocked' in news) return { ...current, blocked: news.blocked };
  const { damaged: name, isKept } = news;
  const unkept = isKept ? current.unkept : including(current.unkept, name);
  return { ...current, damaged: including(current.damaged, name), unkept };
};

/** Notes a trouble, or the end of one. */
export const report = (news: Report): void => {
  const next = after(news);
  const isSame = (part: keyof StorageHealth) => next[part] === current[part];
  if (isSame('blocked') && isSame('full') && isSame('damaged') && isSame('unkept')) return;
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
    fullAreas.clear();
    current = { ...healthy, blocked: current.blocked };
    listeners.forEach((listener) => listener());
  },
};
