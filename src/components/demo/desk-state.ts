/** Whether the desk is open, and which of its groups. The state survives navigation and ends with a reload. */
import { useSyncExternalStore } from 'react';
import type { DeskGroupId } from '../../content/demo/desk';
import { observable } from '../../lib/observable';

type DeskState = { isOpen: boolean; group: DeskGroupId | null };

const closed: DeskState = { isOpen: false, group: null };
const { read, set, subscribe } = observable(closed);

export const deskState = {
  read,
  open: (): void => set({ ...read(), isOpen: true }),
  close: (): void => set({ ...read(), isOpen: false }),
  /** Opens one group and closes all others; null closes all. */
  show: (group: DeskGroupId | null): void => set({ ...read(), group }),
};

export const useDeskState = (): DeskState => useSyncExternalStore(subscribe, read, () => closed);

export const groupButtonId = (group: DeskGroupId): string => `desk-${group}`;
