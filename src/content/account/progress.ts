/** The words of the list 'In progress'. */
import { plural } from '../format/numbers';

export const progressTexts = {
  links: {
    brief: 'Fill in the brief',
    calendar: 'Open the calendar',
    confirm: 'Confirm',
    continue: 'Continue',
    goOn: 'Go on',
    howToCancel: 'How to cancel',
    prices: 'Compare all prices',
    receipt: 'Receipt',
    see: 'See it',
    seeBrief: 'See your brief',
    start: 'Start',
    startPlan: 'Start the plan',
    support: 'Contact Support',
    time: 'Enter the time',
    undo: 'Undo',
    cancelTrial: 'Cancel the trial',
    writeBrief: 'Write the brief',
    writeBriefFor: (plan: string) => `Write the brief for ${plan}`,
  },
  forms: { onboarding: 'Project brief', 'instant-site': 'Instant Site Setup' },
  session: 'unfinished on the provider’s page',
  payment: { confirm: 'your bank needs you to confirm it', open: 'unfinished payment' },
  news: {
    delivered: (day: string) => `Delivered ${day}`,
    count: (news: number) => `${news} new`,
    see: (what: string) => `${what}: see it`,
  },
  plan: {
    next: (day: string, note: string) => `next charge ${day} ${note}`,
    paid: (day: string) => `paid ${day}`,
    noBrief: (charge: string) => `${charge}; you have sent no brief yet`,
    notStarted: 'not started',
  },
  brief: {
    late: (day: string) => `An answer was due ${day}`,
    due: (day: string) => `We answer by ${day} (two business days)`,
  },
  ready: 'ready to start',
  trial: {
    title: (plan: string | null) => (plan ? `${plan} trial` : 'Free trial'),
    ended: (day: string) => `Trial ended ${day}`,
    notCharged: 'Nothing was charged.',
    answer: (day: string) => `We answer your brief by ${day}.`,
    noCharge: 'In this demo the first charge was not made.',
    left: (days: number) => `${plural(days, 'day')} left`,
    canceled: (left: string) => `${left}, canceled. Nothing will be charged`,
    price: (left: string, price: string) => `${left}, then ${price}`,
  },
  /** '2 answers kept'. A choice that leads to another question is no answer yet, so that a draft may have none. */
  kept: (answers: number) => (answers === 0 ? 'kept' : `${plural(answers, 'answer')} kept`),
  keptUntil: (kept: string, day: string) => `${kept} as long as this browser keeps them, at most until ${day}`,
  keptInTab: (kept: string) => `${kept} in this tab`,
  paidSite: { title: (name: string, price: string) => `${name}, ${price}paid`, setup: 'fill in the setup form' },
};
