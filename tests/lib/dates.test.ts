import { expect, it } from 'vitest';
import { addDays, formatDateTime, formatDay, toLocalDay } from '../../src/lib/dates';

it('writes dates as the history shows them: short month, day, year, hour and minute', () => {
  // Some versions of the locale data put a narrow no-break space before AM and PM.
  expect(formatDateTime('2026-11-21T14:05:00.000Z').replace(/\s/gu, ' ')).toBe('Nov 21, 2026, 2:05 PM');
  expect(formatDay('2026-11-21T14:05:00.000Z')).toBe('November 21, 2026');
});

it('counts days by the calendar', () => {
  expect(toLocalDay(new Date(2026, 0, 5))).toBe('2026-01-05');
  expect(toLocalDay(addDays(new Date(2026, 1, 25), 7))).toBe('2026-03-04');
});
