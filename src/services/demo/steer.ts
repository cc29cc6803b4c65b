/** Changes the steering. It applies to this tab and ends with it. */
import { addDays } from '../../lib/dates';
import { health, reportHealth } from '../../storage/health';
import { normalSteering, type Steering } from '../../storage/steering';
import { store } from '../../storage/store';
import { demoSteering } from '../../storage/visitor-keys';
import { now } from '../clock';
import { readSteering } from '../steering';

/** Reports simulated storage failures to `storage/health.ts`, for the page's storage notice. */
let isSimulated = false;

/**
 * Reports that simulated blocked storage begins or ends, and that simulated full storage ends. The first failed write reports
 * that storage is full. Storage that is really blocked stays reported as blocked.
 */
export const reportSimulation = (storage: Steering['storage']): void => {
  if (storage === 'blocked') {
    isSimulated ||= !health.read().blocked;
    reportHealth({ blocked: true });
  } else if (isSimulated) {
    isSimulated = false;
    reportHealth({ blocked: false });
  }
  if (storage !== 'full') for (const area of ['local', 'session'] as const) reportHealth({ full: false, area });
};

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
