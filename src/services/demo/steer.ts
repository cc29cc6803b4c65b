/** Changes the steering. It applies to this tab and ends with it. */
import { addDays } from '../../lib/dates';
import { normalSteering, type Steering } from '../../storage/steering';
import { store } from '../../storage/store';
import { demoSteering } from '../../storage/visitor-keys';
import { now } from '../clock';
import { readSteering } from '../steering';

const isNormal = (steering: Steering) =>
  Object.entries(normalSteering).every(([name, value]) => steering[name as keyof Steering] === value);

/** Changes some settings. @throws {StorageWriteError} */
export const steer = (change: Partial<Steering>): void => {
  const next = { ...readSteering(), ...change };
  if (isNormal(next)) store.remove(demoSteering);
  else store.write(demoSteering, next);
};

/** Makes everything normal again, including the clock. */
export const resetSteering = (): void => store.remove(demoSteering);

export type ClockStep = 'day' | 'week' | 'month';

/** The same time of day, one step later. A month after January 31 is the last day of February. */
const later = (date: Date, step: ClockStep): Date => {
  if (step !== 'month') return addDays(date, step === 'week' ? 7 : 1);
  const next = new Date(date);
  next.setMonth(next.getMonth() + 1);
  // In a month that is too short, the date has moved on to the month after it.
  if (next.getDate() !== date.getDate()) next.setDate(0);
  return next;
};

/** @throws {StorageWriteError} */
export const moveClock = (step: ClockStep): void => {
  const from = now();
  steer({ clockOffset: readSteering().clockOffset + later(from, step).getTime() - from.getTime() });
};
