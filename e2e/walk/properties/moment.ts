import type { CommandName } from '../commands';
import type { Snapshot } from '../snapshot';

/** A step of the walk: what was seen before and after it. */
export type Moment = {
  command: CommandName;
  before: Snapshot;
  now: Snapshot;
  isNewDocument: boolean;
  memory: Memory;
};

/** What the walk remembers of earlier steps. */
export type Memory = {
  /** Each entry of the tabs' histories as it was last seen. */
  entries: Map<string, Snapshot>;
  fulfilled: Set<string>;
  focusBelowDialog: string;
};

export const newMemory = (): Memory => ({ entries: new Map(), fulfilled: new Set(), focusBelowDialog: 'body' });

export const listOf = <Item>(text = '[]') => JSON.parse(text) as Item[];

/** References of everything that was paid for, in all histories and submissions. */
export const fulfilledIn = ({ local }: Snapshot): string[] => [
  ...Object.entries(local)
    .filter(([key]) => key.startsWith('creditHistory_'))
    .flatMap(([, history]) => listOf<{ id: string }>(history).map(({ id }) => id)),
  ...listOf<{ payment?: string }>(local.submissions).flatMap(({ payment }) => payment ?? []),
];

/** With a storage that the desk has blocked, the page has one of its own, which cannot be seen from here. */
export const storesElsewhere = ({ session }: Snapshot): boolean => session.demoSteering?.includes('blocked') ?? false;

/** @returns what is wrong, or null */
export type Property = (moment: Moment) => string | null;

export const remember = (memory: Memory, now: Snapshot, command?: CommandName): void => {
  // What was just sent may be done before the next step, and the page shows it then.
  const isPress = command === 'send' || command === 'press a button';
  memory.entries.set(now.entry.key, { ...now, isBusy: now.isBusy || isPress });
  for (const reference of fulfilledIn(now)) memory.fulfilled.add(reference);
  if (now.dialogs === 0) memory.focusBelowDialog = now.focus;
  // The dialog of the other tab was opened before.
  else if (command === 'other tab') memory.focusBelowDialog = 'body';
};
