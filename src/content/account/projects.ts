/** What the pages about projects say. */
import { instantSite } from '../catalogue/plans';
import { notCharged } from '../flows/payments';

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
  proofs: 'Proofs to look at',
  change: 'Change asked for',
  approved: 'Approved',
  delivered: 'Delivered',
  completed: 'Completed',
  ordered: 'Ordered',
  built: 'Built',
  answered: 'Answered',
  emailed: 'Answered by email',
  unsent: 'Setup form not sent',
} as const;

/** What comes next, and who has to do it; `day` is a day or a time of the project. */
export const nextSteps = {
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
} as const;
