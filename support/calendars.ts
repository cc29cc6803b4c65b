import { identity } from '../brand.config';

const { consultation, designMeeting } = identity.calendars;

/** Addresses of the calendars: the brand's own pages or, without one, an invitation in Google Calendar with this title. */
export const calendars = {
  consultation: consultation ?? /^https:\/\/calendar\.google\.com\/.*Consultation/,
  designMeeting: designMeeting ?? /^https:\/\/calendar\.google\.com\/.*Design\+meeting/,
} as const;

/** How every address of a calendar begins. */
export const calendarAddresses: readonly string[] = [
  'https://calendar.google.com/',
  ...[consultation, designMeeting].filter((address) => address !== null),
];
