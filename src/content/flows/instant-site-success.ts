import { instantSite } from '../catalogue/plans';

/** `/instant-site-success`. */
export const instantSiteSuccess = {
  title: 'Success!',
  lead: `Your order is in. One thing is left: a ${instantSite.meetingMinutes}-minute design meeting.`,
  meeting:
    `The meeting must be scheduled and attended before we build. The ${instantSite.deliveryHours}-hour ` +
    'build deadline begins when the meeting ends.',
  noOrder: 'There is no Instant Site order of yours in this browser. Here is what happens after one.',
  book: `Book ${instantSite.meetingMinutes} min Design Meeting`,
  steps: [
    {
      title: 'Book the meeting',
      text: 'Pick a time in the calendar. The person who decides on the design should be there.',
    },
    {
      title: `Meet us for ${instantSite.meetingMinutes} minutes`,
      text: 'We read your answers back to you, agree on pages and style, and ask what is missing.',
    },
    {
      title: `We build for ${instantSite.deliveryHours} hours`,
      text: `The clock starts when the meeting ends. You get ${instantSite.pages} pages at a private link.`,
    },
    {
      title: 'Say what to change',
      text: `${instantSite.revisions} revision is included. Then the site goes live and it is yours.`,
    },
  ],
} as const;
