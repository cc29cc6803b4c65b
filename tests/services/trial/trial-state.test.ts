/** Runs in several time zones, with and without daylight saving time. */
import { beforeEach, expect, it } from 'vitest';
import { trialEnd } from '../../../src/services/trial/own-trial';
import { readTrial } from '../../../src/services/trial/trial-state';

/** Of a trial that began at this moment, `days` and `hours` later. */
const daysLeft = (start: Date, days: number, hours: number, minutes: number) => {
  localStorage.setItem('trialEndDate', trialEnd(start).toISOString());
  const at = new Date(start);
  at.setDate(at.getDate() + days);
  at.setHours(hours, minutes);
  return readTrial(at)?.daysLeft;
};

beforeEach(() => localStorage.setItem('trialUsed', 'true'));

it('has seven days when it begins, on every day of the year', () => {
  for (let index = 0; index < 365; index += 1) {
    const start = new Date(2026, 0, 1 + index, 10, 30);
    expect(daysLeft(start, 0, 10, 30), String(start)).toBe(7);
    expect(daysLeft(start, 0, 23, 59), String(start)).toBe(7);
    expect(daysLeft(start, 1, 0, 0), String(start)).toBe(6);
    expect(daysLeft(start, 6, 23, 59), String(start)).toBe(1);
    expect(daysLeft(start, 7, 0, 0), String(start)).toBe(1);
    expect(daysLeft(start, 7, 10, 29), String(start)).toBe(1);
    expect(daysLeft(start, 7, 10, 30), String(start)).toBe(0);
  }
});
