/**
 * Whether a text is an existing date as a date field has it: 'YYYY-MM-DD', with more digits after the year 9999.
 * '2026-02-30' is none.
 */
export const isCalendarDay = (text: string): boolean => {
  if (!/^\d{4,6}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const day = new Date(`+${text.padStart('+YYYYYY-MM-DD'.length - 1, '0')}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(-'-MM-DDT00:00:00.000Z'.length, -'T00:00:00.000Z'.length) === text.slice(-'-MM-DD'.length);
};
