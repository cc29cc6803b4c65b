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

/** Each state in a few words; `what` is a day, or what is left. */
export const stateTexts = {
  ready: () => 'Ready to Start',
  pick: () => whichTime,
  meeting: (what: string) => `Meeting ${what}`,
  work: () => 'In work',
  proofs: () => 'Proofs to look at',
  change: () => 'Change asked for',
  approved: () => 'Approved',
  delivered: () => 'Delivered',
  completed: () => 'Completed',
  ordered: () => 'Ordered',
  building: (what: string) => `Being built, ${what} left`,
  built: () => 'Built',
  sent: (what: string) => `Sent, answer by ${what}`,
  answered: () => 'Answered',
  emailed: () => 'Answered by email',
  running: (what: string) => `Running, next charge ${what}`,
  trial: (what: string) => `${what} left`,
  canceled: (what: string) => `Canceled, ${what} left`,
  ended: (what: string) => `Ended ${what}`,
  unsent: () => 'Setup form not sent',
  used: () => 'Ordered',
} as const;

/** What comes next, and who has to do it; `day` is a day or a time of the project. */
export const nextTexts = {
  ready: () => 'Start the assignment, and pick a time in our calendar.',
  pick: () => 'Tell us the time that you picked in our calendar.',
  meeting: (day: string) => `We meet ${day}. After the meeting the work begins.`,
  work: () => 'We work on it, and deliver it here.',
  proofs: () => 'Look at the proofs, choose one, and ask for a change or approve it.',
  change: () => 'We draw your change, and send new proofs here.',
  approved: () => 'You have approved it. We deliver it here.',
  delivered: () => 'It is here for you.',
  completed: () => 'It was completed without a delivery on this page. Write to us if you miss something.',
  ordered: () => `Book the design meeting. The ${instantSite.deliveryHours} hours start when it ends.`,
  building: (day: string) => `We build your site until ${day}, and deliver it here.`,
  built: () =>
    import.meta.env.VITE_FIRST_DRAFT === 'off'
      ? 'Your site is built. We deliver it here.'
      : 'Your site is live. Read it, change its texts if you like, and approve it.',
  sent: (day: string) => `We answer by ${day} (two business days).`,
  late: (day: string) => `An answer was due ${day}. Write to us, here or by email.`,
  answered: () => 'You have our answer. Write to us here if there is more.',
  emailed: () => 'We have answered by email. Write to us here if there is more.',
  running: (day: string) => `The next charge is ${day} ${notCharged}.`,
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

export const messageSent = 'Message sent.';

/** What each side calls itself and the other one. */
export const actorNames = {
  customer: { own: 'You', other: site.name },
  agency: { own: site.name, other: 'The customer' },
} as const;

export const eventNames = {
  message: 'Message',
  meeting: 'Meeting',
  begun: 'Work has begun',
  proofs: 'Proofs',
  choice: 'Chosen',
  change: 'Change asked for',
  approved: 'Approved',
  texts: 'Texts changed',
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

/** What waits for the agency, in the list on its page. */
export const waitingTexts = {
  answerDue: (day: string, isLate: boolean) => `${isLate ? 'answer was due' : 'answer due'} ${day}`,
  new: (state: string) => `new: ${state}`,
  news: (count: number, names: string) => `${count} new (${names})`,
  meeting: (time: string) => `meeting ${time}`,
  due: (time: string) => `due ${time}`,
  deliver: (state: string) => `${state}: deliver it`,
  draw: (state: string) => `${state}: send new proofs`,
  ends: (day: string, isCanceled: boolean) => `${isCanceled ? 'ends, canceled,' : 'ends'} ${day}`,
  charge: (day: string) => `next charge ${day}`,
} as const;
