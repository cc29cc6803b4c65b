import type { CommandName } from './commands';
import type { Snapshot } from './visitor';

/** What the walk remembers of earlier steps. */
export type Memory = {
  /** Each entry of the tabs' histories as it was last seen. */
  entries: Map<string, Snapshot>;
  fulfilled: Set<string>;
  focusBelowDialog: string;
};

/** A step of the walk: what was seen before and after it. */
export type Moment = {
  command: CommandName;
  before: Snapshot;
  now: Snapshot;
  isNewDocument: boolean;
  memory: Memory;
};

export const listOf = <Item>(text = '[]') => JSON.parse(text) as Item[];

/** With a storage that the desk has blocked, the page has one of its own, which cannot be seen from here. */
export const storesElsewhere = ({ session }: Snapshot) => session.demoSteering?.includes('blocked') ?? false;

/** All credit histories by the address of their customer. */
export const historiesIn = ({ local }: Snapshot) =>
  Object.entries(local).flatMap(([key, text]) =>
    key.startsWith('creditHistory_')
      ? [{ email: key.slice('creditHistory_'.length), entries: listOf<{ id: string; credits: number }>(text) }]
      : [],
  );

/** References of everything that was paid for, in all histories and submissions. */
export const fulfilledIn = (now: Snapshot): string[] => [
  ...historiesIn(now).flatMap(({ entries }) => entries.map(({ id }) => id)),
  ...listOf<{ payment?: string }>(now.local.submissions).flatMap(({ payment }) => payment ?? []),
];

export const remember = (memory: Memory, now: Snapshot, command?: CommandName): void => {
  // What was just sent may be done before the next step, and the page shows it then.
  const isPress = command === 'send' || command === 'press a button';
  memory.entries.set(now.entry, { ...now, isBusy: now.isBusy || isPress });
  for (const reference of fulfilledIn(now)) memory.fulfilled.add(reference);
  if (now.dialogs === 0) memory.focusBelowDialog = now.focus;
  // The dialog of the other tab was opened before.
  else if (command === 'other tab') memory.focusBelowDialog = 'body';
};
