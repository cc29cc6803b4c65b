/** Everything that a visitor does on the walk, and how often. */
import { logOut, signIn } from './account';
import type { Command } from './command';
import { useDesk } from './desk';
import { sendForm, typeIntoField } from './forms';
import { goBack, goForward, reload } from './history';
import { closeDialog, followLink, pressButton } from './press';
import { search } from './search';
import { fillStorage, resize, waitAWhile, workInOtherTab } from './surroundings';

export const commands = {
  'follow a link': { often: 14, run: followLink },
  'press a button': { often: 12, run: pressButton },
  'close a dialog': { often: 8, run: closeDialog },
  back: { often: 8, run: goBack },
  forward: { often: 3, run: goForward },
  reload: { often: 5, run: reload },
  search: { often: 9, run: search },
  type: { often: 6, run: typeIntoField },
  send: { often: 9, run: sendForm },
  'sign in': { often: 7, run: signIn },
  'log out': { often: 2, run: logOut },
  'other tab': { often: 3, run: workInOtherTab },
  desk: { often: 3, run: useDesk },
  resize: { often: 2, run: resize },
  'fill storage': { often: 2, run: fillStorage },
  wait: { often: 8, run: waitAWhile },
} as const satisfies Record<string, { often: number; run: Command }>;

export type CommandName = keyof typeof commands;
