/** What the demo desk sets: its texts, and its changes. It applies to this tab and ends with it. */

import { desk, settings } from '../../content/demo/desk';
import { addDays, formatDay, nextMonthlyDate } from '../../lib/dates';
import { health, reportHealth } from '../../storage/health';
import { normalSteering, type Steering } from '../../storage/steering';
import { store } from '../../storage/store';
import { demoSteering } from '../../storage/visitor-keys';
import { now, readSteering } from '../clock';

export const demoDate = ({ clockOffset }: Steering, realNow: Date): string => {
  if (clockOffset === 0) return '';
  return formatDay(new Date(realNow.getTime() + clockOffset)).replace(`, ${realNow.getFullYear()}`, '');
};

const valueText = (steering: Steering, name: keyof typeof settings): string => {
  const values: Readonly<Record<string, string>> = settings[name].values;
  return values[steering[name]] ?? '';
};

export const describeSteering = (steering: Steering, realNow: Date): string[] => {
  const names = Object.keys(settings) as (keyof typeof settings)[];
  const changed = names.filter((name) => steering[name] !== normalSteering[name]);
  const texts = changed.map((name) => `${settings[name].title}: ${valueText(steering, name)}`);
  const date = demoDate(steering, realNow);
  return date ? [...texts, `${desk.date} ${date}`] : texts;
};

let isSimulated = false;

/** For the page's storage notice; the first failed write reports that storage is full. What is really blocked stays blocked. */
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

export const steer = (change: Partial<Steering>): void => {
  const next = { ...readSteering(), ...change };
  if (isNormal(next)) store.remove(demoSteering);
  else store.write(demoSteering, next);
};

export const resetSteering = (): void => store.remove(demoSteering);

export type ClockStep = 'day' | 'week' | 'month';

const later = (date: Date, step: ClockStep): Date =>
  step === 'month' ? nextMonthlyDate(date, date) : addDays(date, step === 'week' ? 7 : 1);

export const moveClock = (step: ClockStep): void => {
  const from = now();
  steer({ clockOffset: readSteering().clockOffset + later(from, step).getTime() - from.getTime() });
};
