import { observable } from '../lib/observable';
import type { StorageArea } from './key';

/** What is wrong with browser storage, for the notice on the page. */
export type StorageHealth = {
  /** The browser refuses access; everything is kept in memory until the page is closed. */
  blocked: boolean;
  /** The last write to one of the two areas was refused. */
  full: boolean;
  /** Keys whose text was damaged; the originals are set aside. */
  damaged: readonly string[];
  /** Damaged keys whose original could not be set aside, for lack of room. */
  notSetAside: readonly string[];
};

type HealthReport =
  | { blocked: boolean }
  | { full: boolean; area: StorageArea }
  | { damaged: string; isSetAside: boolean };

const healthy: StorageHealth = { blocked: false, full: false, damaged: [], notSetAside: [] };
const state = observable(healthy);
const fullAreas = new Set<StorageArea>();

/** Returns the identical list when it has the name already, because a visitor dismisses the notice by list identity. */
const addOnce = (names: readonly string[], name: string) => (names.includes(name) ? names : [...names, name]);

const applyReport = (current: StorageHealth, report: HealthReport): StorageHealth => {
  if ('full' in report) {
    if (report.full) fullAreas.add(report.area);
    else fullAreas.delete(report.area);
    return { ...current, full: fullAreas.size > 0 };
  }
  if ('blocked' in report) return { ...current, blocked: report.blocked };
  const { damaged: name, isSetAside } = report;
  const notSetAside = isSetAside ? current.notSetAside : addOnce(current.notSetAside, name);
  return { ...current, damaged: addOnce(current.damaged, name), notSetAside };
};

/** Records that a problem has begun or ended, and tells the subscribers of `health` if that changed anything. */
export const reportHealth = (report: HealthReport): void => {
  const before = state.read();
  const next = applyReport(before, report);
  const isSame = (part: keyof StorageHealth) => next[part] === before[part];
  if (!(isSame('blocked') && isSame('full') && isSame('damaged') && isSame('notSetAside'))) state.set(next);
};

export const health = {
  read: state.read,
  /** The server snapshot for `useSyncExternalStore`: no problem. */
  initial: (): StorageHealth => healthy,
  // Damage may be found during a render; listeners set state, which React allows only after the render.
  subscribe: (listener: () => void): (() => void) => state.subscribe(() => queueMicrotask(listener)),
  /** For when all data is replaced: forgets damaged keys and full areas. Storage that is blocked stays blocked. */
  clear: (): void => {
    fullAreas.clear();
    state.set({ ...healthy, blocked: state.read().blocked });
  },
};
