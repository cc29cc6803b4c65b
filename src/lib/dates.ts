// `Intl` is not used: its first formatter takes a tenth of a second on a slow phone.
const months = 'January February March April May June July August September October November December'.split(' ');
const monthOf = (index: number) => months[index] ?? '';
const twoDigits = (value: number) => String(value).padStart(2, '0');
const hourOf = (date: Date) => date.getHours() % 12 || 12;
const halfOf = (date: Date) => (date.getHours() < 12 ? 'AM' : 'PM');

/** ISO 8601, or a date. */
type Moment = string | Date;

/** 'Nov 21, 2026, 2:05 PM' in the visitor's time zone. */
export const formatDateTime = (moment: Moment): string => {
  const date = new Date(moment);
  return `${formatShortDay(moment)}, ${date.getFullYear()}, ${hourOf(date)}:${twoDigits(date.getMinutes())} ${halfOf(date)}`;
};

/** 'UTC', 'UTC+1', 'UTC-3:30': the visitor's time zone at a moment. */
export const formatZone = (moment: Moment): string => {
  const minutes = -new Date(moment).getTimezoneOffset();
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${twoDigits(rest)}`}`;
};

/** '2:05:09 PM' in the visitor's time zone. */
export const formatTime = (date: Date): string =>
  `${hourOf(date)}:${twoDigits(date.getMinutes())}:${twoDigits(date.getSeconds())} ${halfOf(date)}`;

/** 'November 21, 2026' in the visitor's time zone. */
export const formatDay = (moment: Moment): string => {
  const date = new Date(moment);
  return `${monthOf(date.getMonth())} ${date.getDate()}, ${date.getFullYear()}`;
};

/** 'Nov 21' in the visitor's time zone. */
export const formatShortDay = (moment: Moment): string => {
  const date = new Date(moment);
  return `${monthOf(date.getMonth()).slice(0, 3)} ${date.getDate()}`;
};

/** 'November 2026' in the visitor's time zone. */
export const formatMonth = (iso: string): string => {
  const date = new Date(iso);
  return `${monthOf(date.getMonth())} ${date.getFullYear()}`;
};

/** 'YYYY-MM-DD' in the visitor's time zone, for file names and date fields. */
export const toLocalDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');

/** '2026-11-21T23:30:00.000-08:00': the same moment with the visitor's day, time and offset ('Z' for none). What is no date stays as it is. */
export const withLocalOffset = (iso: string): string => {
  const date = new Date(iso);
  const minutes = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + minutes * 60_000);
  if (Number.isNaN(local.getTime())) return iso;
  if (minutes === 0) return local.toISOString();
  const offset = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map(twoDigits).join(':');
  return `${local.toISOString().slice(0, -1)}${minutes < 0 ? '-' : '+'}${offset}`;
};

/** The same time of day `days` calendar days later, also across a change to or from daylight saving time. */
export const addDays = (date: Date, days: number): Date => {
  const later = new Date(date);
  later.setDate(later.getDate() + days);
  return later;
};

/** The calendar day as a number; in UTC all days have the same length. */
const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;

/** How many calendar days `to` is after `from`, whatever the time of day: 1 from this evening to tomorrow morning. */
export const daysBetween = (from: Date, to: Date): number => dayNumber(to) - dayNumber(from);

/** 'November 21, 2026' for '2026-11-21', in every time zone. */
export const formatCalendarDay = (isoDay: string): string => formatDay(`${isoDay}T00:00`);

/** The same time of day `count` business days later, Monday to Friday. */
export const addBusinessDays = (date: Date, count: number): Date => {
  let later = date;
  for (let left = count; left > 0; ) {
    later = addDays(later, 1);
    if (later.getDay() % 6 !== 0) left -= 1;
  }
  return later;
};

/**
 * The first monthly date of a plan after `now`, at its time of day; in a month without that day, the last one. Of an invalid date
 * an invalid one.
 */
export const nextMonthlyDate = (start: Date, now: Date): Date => {
  const monthsBetween = (now.getFullYear() - start.getFullYear()) * 12 + now.getMonth() - start.getMonth();
  for (let months = Math.max(1, monthsBetween); ; months += 1) {
    const date = new Date(start);
    date.setMonth(start.getMonth() + months, 1);
    const lastDay = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
    date.setDate(Math.min(start.getDate(), lastDay));
    // Not `date > now`, which is never true for an invalid date.
    if (!(date <= now)) return date;
  }
};
