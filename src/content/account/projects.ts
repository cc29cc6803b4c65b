/** What the pages about projects say. */
import { instantSite } from '../catalogue/plans';
import { notCharged } from '../flows/payments';
import { site } from '../site/site';

/** How much the log of messages holds, and how far ahead a meeting can be. */
export const projectLimits = {
  messageLetters: 2000,
  /** Messages of one project, and their letters; and the letters of all projects. */
  messages: 100,
  letters: 50_000,
  lettersInAll: 500_000,
  meetingDays: 60,
} as const;

/** Minutes of the meeting by what was bought. */
export const meetingMinutes = { redemption: 30, site: 15 } as const;

export const answerDays = 2;

export const whichTime = 'Which time did you pick?';

export const stateNames = {
  ready: 'Ready to Start',
  pick: whichTime,
  work: 'In work',
  delivered: 'Delivered',
  completed: 'Completed',
  ordered: 'Ordered',
  built: 'Built',
  answered: 'Answered',
  emailed: 'Answered by email',
  unsent: 'Setup form not sent',
  used: 'Ordered',
} as const;

/** What comes next, and who has to do it; `day` is a day or a time of the project. */
export const nextTexts = {
  ready: () => 'Start the assignment, and pick a time in our calendar.',
  pick: () => 'Tell us the time that you picked in our calendar.',
  meeting: (day: string) => `We meet ${day}. After the meeting the work begins.`,
  work: () => 'We work on it, and deliver it here.',
  delivered: () => 'It is here for you.',
  completed: () => 'It was completed without a delivery on this page. Write to us if you miss something.',
  ordered: () => `Book the design meeting. The ${instantSite.deliveryHours} hours start when it ends.`,
  building: (day: string) => `We build your site until ${day}, and deliver it here.`,
  built: () => 'Your site is built. We deliver it here.',
  sent: (day: string) => `We answer by ${day} (two business days).`,
  late: (day: string) => `An answer was due ${day}. Write to us, here or by email.`,
  answered: () => 'You have our answer. Write to us here if there is more.',
  emailed: () => 'We have answered by email. Write to us here if there is more.',
  running: (day: string) => `The next charge is ${day} ${notCharged}.`,
  noBrief: () => 'Write the brief: what you need first.',
  trial: (day: string) => `The first charge is ${day} ${notCharged}. You can cancel until then.`,
  canceled: (day: string) => `The trial runs to ${day}. Nothing will be charged.`,
  ended: () => 'Nothing was charged.',
  unsent: () => 'Fill in the setup form.',
  used: () => 'The site that this payment is for was ordered.',
} as const;

/** Whose turn it is, as each side reads it. */
export const whoseTurn = {
  customer: { customer: 'Your turn.', agency: 'Our turn.', both: 'Your turn and ours.' },
  agency: { customer: 'The customer’s turn.', agency: 'Your turn.', both: 'The customer’s turn and yours.' },
} as const;

/** The label of the field for a message. */
export const writeTo = { customer: `Write to ${site.name}`, agency: 'Write to the customer' } as const;

/** What each side calls itself and the other one. */
export const actorNames = {
  customer: { own: 'You', other: site.name },
  agency: { own: site.name, other: 'The customer' },
} as const;

export const eventNames = {
  message: 'Message',
  meeting: 'Meeting',
  begun: 'Work has begun',
  delivered: 'Delivered',
  seen: 'Seen',
  withdrawn: 'Taken back',
} as const;

export const noEvents = 'Nothing yet. Messages, the meeting and what is delivered will stand here.';

/** What the agency's acts say to the customer. */
export const agencyTexts = {
  begun: 'The customer reads: In work.',
  delivered: 'The customer reads: Delivered, with the note and the link. A redemption is completed with it.',
  completed: 'The customer reads: Completed, without a delivery.',
  doneBrief: 'The customer reads: Answered by email. If you have answered here, nothing changes for them.',
  done: 'For your own list. The customer reads nothing of it.',
  empty: 'Write a note, or enter a link.',
  badLink: 'A link begins with https:// or http:// and has no spaces.',
} as const;
