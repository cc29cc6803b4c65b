const lastYear = 275_759;

/** Whether a text is an existing date in the form of a date field, 'YYYY-MM-DD' with up to six digits for the year; '2026-02-30' is not. */
export const isCalendarDay = (text: string): boolean => {
  const [, year = 0, month = 0, day = 0] = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  // The calendar repeats every 400 years, and `Date.UTC` takes the years 0 to 99 for others.
  const date = new Date(Date.UTC(2000 + (year % 400), month - 1, day));
  return year >= 1 && year <= lastYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};
