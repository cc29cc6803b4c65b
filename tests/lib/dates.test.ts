import { expect, it, vi } from 'vitest';
import { formatCalendarDay, formatDateTime, formatDay, formatMonth, formatTime, formatZone } from '../../src/lib/dates';

it('formats dates as the history shows them: short month, day, year, hour and minute', () => {
  expect(formatDateTime(new Date(2026, 10, 21, 14, 5).toISOString())).toBe('Nov 21, 2026, 2:05 PM');
  expect(formatDay(new Date(2026, 10, 21, 14, 5).toISOString())).toBe('November 21, 2026');
  expect(formatTime(new Date(2026, 10, 21, 14, 5, 9))).toBe('2:05:09 PM');
});

it('names the visitor’s time zone at a moment', () => {
  const zones = [0, -60, -330, 210, 480].map((offset) => {
    const getOffset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    const zone = formatZone('2026-11-21T10:00:00.000Z');
    getOffset.mockRestore();
    return zone;
  });
  expect(zones).toEqual(['UTC', 'UTC+1', 'UTC+5:30', 'UTC-3:30', 'UTC-8']);
});

it('formats as `Intl` does, in every month and at every hour', () => {
  const formats = {
    dateTime: { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    day: { month: 'long', day: 'numeric', year: 'numeric' },
    month: { month: 'long', year: 'numeric' },
    time: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  } satisfies Record<string, Intl.DateTimeFormatOptions>;
  // Some versions of the locale data put a narrow no-break space before AM and PM.
  const as = (format: keyof typeof formats, date: Date) =>
    new Intl.DateTimeFormat('en-US', formats[format]).format(date).replace(/\s/gu, ' ');
  for (let step = 0; step < 24; step += 1) {
    const date = new Date(2026, step, step + 1, step, 3 * step - 4, step);
    expect(formatDateTime(date.toISOString())).toBe(as('dateTime', date));
    expect(formatDay(date.toISOString())).toBe(as('day', date));
    expect(formatMonth(date.toISOString())).toBe(as('month', date));
    expect(formatTime(date)).toBe(as('time', date));
  }
});

it('a date without a time has no zone', () => expect(formatCalendarDay('2026-01-01')).toBe('January 1, 2026'));
