import { accountStates } from './account';
import { flowStates } from './flows';
import { frameStates } from './frame';
import { publicStates } from './public';
import type { State } from './state';

/** Visits: of one state, or of several, each of which is reached from the one before it. */
export const visits: readonly State[][] = [frameStates, publicStates, flowStates, accountStates].flatMap((states) =>
  states.map((visit) => [visit].flat()),
);
