/** Setting what the demo desk steers. It holds for this tab, and ends with it. */
import { addDays } from '../../lib/dates';
import { normalSteering, type Steering } from '../../storage/steering';
import { store } from '../../storage/store';
import { demoSteering } from '../../storage/visitor-keys';
import { now } from '../clock';
import { readSteering } from '../steering';

const isNormal = (steering: Steering) =>
  Object.entries(normalSteering).every(([name, value]) => steering[name as keyof Steering] === value);

/** Sets some of what is steered and leaves the rest. @throws {StorageWriteError} */
export const steer = (change: Partial<Steering>): void => {
  const next = { ...readSteering(), ...change };
  if (isNormal(next)) store.remove(demoSteering);
  else store.write(demoSteering, next);
};

/** From here on nothing is steered, the clock included. */
export const backToNormal = (): void => store.remove(demoSteering);

/** How far one press moves the clock. */
export type ClockStep = 'day' | 'week' | 'month';

/** The same time of day, one step later by the calendar; the last day of a month that is too short. */
const later = (date: Date, step: ClockStep): Date => {
  if (step !== 'month') return addDays(date, step === 'week' ? 7 : 1);
  const next = new Date(date);
  next.setMonth(next.getMonth() + 1);
  // A 31st that the next month does not have has run over into the month after it.
  if (next.getDate() !== date.getDate()) next.setDate(0);
  return next;
};

/** Moves the demo's clock ahead. @throws {StorageWriteError} */
export const moveClock = (step: ClockStep): void => {
  const from = now();
  steer({ clockOffset: readSteering().clockOffset + later(from, step).getTime() - from.getTime() });
};
