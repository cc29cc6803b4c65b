/** Dates of payments and answers, in the visitor's time zone. */
import { addDays } from '../../lib/dates';

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
 * The first monthly date of a plan after `now`, at the time of day of its start. In a month without the day of the start it is
 * the month's last day.
 */
export const nextMonthlyDate = (start: Date, now: Date): Date => {
  const monthsBetween = (now.getFullYear() - start.getFullYear()) * 12 + now.getMonth() - start.getMonth();
  for (let months = Math.max(1, monthsBetween); ; months += 1) {
    const date = new Date(start);
    date.setMonth(start.getMonth() + months, 1);
    const lastDay = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
    date.setDate(Math.min(start.getDate(), lastDay));
    if (date > now) return date;
  }
};
