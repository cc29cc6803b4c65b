import { accountStates } from './account';
import { flowStates } from './flows';
import { frameStates } from './frame';
import { publicStates } from './public';
import type { State } from './state';

export const states: readonly State[] = [...frameStates, ...publicStates, ...flowStates, ...accountStates];
