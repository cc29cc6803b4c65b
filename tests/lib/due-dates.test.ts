import { describe, expect, it } from 'vitest';
import { addBusinessDays, nextMonthlyDate } from '../../src/lib/dates';

const day = (text: string) => new Date(`${text}T10:00:00`);

describe('addBusinessDays', () => {
  it.each([
    ['2026-11-23', '2026-11-25', 'Monday'],
    ['2026-11-26', '2026-11-30', 'Thursday'],
    ['2026-11-27', '2026-12-01', 'Friday'],
    ['2026-11-28', '2026-12-01', 'Saturday'],
    ['2026-11-29', '2026-12-01', 'Sunday'],
  ])('two business days after %s are on %s (%s)', (from, to) => expect(addBusinessDays(day(from), 2)).toEqual(day(to)));
});

it.each([
  ['a plan of today', '2026-11-25', '2026-11-25', '2026-12-25'],
  ['the day before the charge', '2026-01-15', '2026-03-14', '2026-03-15'],
  ['the day of the charge', '2026-01-15', '2026-03-15', '2026-04-15'],
  ['a plan of the 31st in February', '2026-01-31', '2026-02-10', '2026-02-28'],
  ['and in March again', '2026-01-31', '2026-03-01', '2026-03-31'],
  ['a leap year', '2028-01-30', '2028-02-01', '2028-02-29'],
  ['over a year', '2025-11-25', '2027-01-01', '2027-01-25'],
])('nextMonthlyDate %s', (_, start, now, next) => expect(nextMonthlyDate(day(start), day(now))).toEqual(day(next)));
