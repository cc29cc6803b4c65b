/** Whether the desk is open, and which of its groups. The state survives navigation and ends with a reload. */
import { useSyncExternalStore } from 'react';
import type { DeskGroupId } from '../../content/demo/desk';

type DeskState = { isOpen: boolean; group: DeskGroupId | null };

const closed: DeskState = { isOpen: false, group: null };
let current = closed;
const listeners = new Set<() => void>();

const set = (next: DeskState) => {
  current = next;
  for (const listener of listeners) listener();
};

export const deskState = {
  open: (): void => set({ ...current, isOpen: true }),
  close: (): void => set({ ...current, isOpen: false }),
  /** Opens one group and closes all others; null closes all. */
  show: (group: DeskGroupId | null): void => set({ ...current, group }),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDeskState = (): DeskState =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => closed,
  );
