import { once } from './once';

const dateTime = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);
const day = once(() => new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' }));

/** 'Nov 21, 2026, 2:05 PM' in the visitor's time zone: short month, day, year, hour and minute (spec, /history). */
export const formatDateTime = (iso: string): string => dateTime().format(new Date(iso));

const time = once(() => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' }));

/** '2:05:09 PM' in the visitor's time zone. */
export const formatTime = (date: Date): string => time().format(date);

/** 'November 21, 2026' in the visitor's time zone. */
export const formatDay = (iso: string): string => day().format(new Date(iso));

/** 'YYYY-MM-DD' in the visitor's time zone: file names and date fields. */
export const toLocalDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The same moment `days` later, by the calendar. */
export const addDays = (date: Date, days: number): Date => {
  const later = new Date(date);
  later.setDate(later.getDate() + days);
  return later;
};

const calendarDay = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      month: 'long',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** 'November 21, 2026' for '2026-11-21', wherever the visitor is: a date without a time belongs to no zone. */
export const formatCalendarDay = (isoDay: string): string => calendarDay().format(new Date(isoDay));
