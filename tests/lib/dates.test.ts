import { expect, it, vi } from 'vitest';
import * as dates from '../../src/lib/dates';

const { formatCalendarDay, formatDateTime, formatDay, formatMonth, formatTime, formatZone } = dates;

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

const day = (text: string) => new Date(`${text}T10:00:00`);

it.each([
  ['2026-11-23', '2026-11-25', 'Monday'],
  ['2026-11-26', '2026-11-30', 'Thursday'],
  ['2026-11-27', '2026-12-01', 'Friday'],
  ['2026-11-28', '2026-12-01', 'Saturday'],
  ['2026-11-29', '2026-12-01', 'Sunday'],
])('two business days after %s are on %s (%s)', (from, to) =>
  expect(dates.addBusinessDays(day(from), 2)).toEqual(day(to)),
);

it.each([
  ['a plan of today', '2026-11-25', '2026-11-25', '2026-12-25'],
  ['the day before the charge', '2026-01-15', '2026-03-14', '2026-03-15'],
  ['the day of the charge', '2026-01-15', '2026-03-15', '2026-04-15'],
  ['a plan of the 31st in February', '2026-01-31', '2026-02-10', '2026-02-28'],
  ['and in March again', '2026-01-31', '2026-03-01', '2026-03-31'],
  ['a leap year', '2028-01-30', '2028-02-01', '2028-02-29'],
  ['over a year', '2025-11-25', '2027-01-01', '2027-01-25'],
])('nextMonthlyDate %s', (_, start, now, next) =>
  expect(dates.nextMonthlyDate(day(start), day(now))).toEqual(day(next)),
);

const noDate = new Date(Number.NaN);

it.each([
  ['start', noDate, day('2026-11-25')],
  ['present', day('2026-11-25'), noDate],
])('nextMonthlyDate ends for an invalid %s', (_, given, now) => {
  const start = new Date(given);
  const getDate = vi.spyOn(start, 'getDate').mockImplementation(() => {
    // A loop without an end would hang the test.
    if (getDate.mock.calls.length > 100) throw new Error('It does not end');
    return given.getDate();
  });
  expect(dates.nextMonthlyDate(start, now)).toBeInstanceOf(Date);
});

it('addBusinessDays ends for an invalid date', () => expect(dates.addBusinessDays(noDate, 2)).toEqual(noDate));
