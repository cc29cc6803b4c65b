/** Runs in several time zones, with and without daylight saving time. */
import { expect, it } from 'vitest';
import { addDays, daysBetween, toLocalDay } from '../../src/lib/dates';

const days = Array.from({ length: 365 }, (_, index) => new Date(2026, 0, 1 + index, 12));

it('counts calendar days from any time of one day to any time of another', () => {
  for (const day of days) {
    const [early, late] = [new Date(day), new Date(day)];
    early.setHours(0, 1);
    late.setHours(23, 59);
    for (const count of [0, 1, 7, 200]) {
      expect(daysBetween(late, addDays(early, count))).toBe(count);
      expect(daysBetween(early, addDays(late, count))).toBe(count);
    }
    expect(daysBetween(addDays(day, 7), day)).toBe(-7);
  }
});

it('a week later is the same time of day, seven dates on', () => {
  for (const day of days) {
    const later = addDays(day, 7);
    expect([later.getHours(), later.getMinutes()]).toEqual([12, 0]);
    expect(toLocalDay(later)).toBe(toLocalDay(new Date(2026, day.getMonth(), day.getDate() + 7)));
  }
});
