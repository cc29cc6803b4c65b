/** Texts of the demo desk: its groups and its settings. */

/** The desk's groups, in their order. */
export const deskGroups = {
  cards: 'Test cards',
  payments: 'Outcome',
  time: 'Time',
  waits: 'Delays',
  people: 'People',
  agency: 'The agency’s next step',
  storage: 'Storage',
  timeline: 'What happened',
  startOver: 'Start over',
} as const;
export type DeskGroupId = keyof typeof deskGroups;

/** The name of each setting and of its values. The first value is the normal behavior. */
export const settings = {
  payments: {
    title: deskGroups.payments,
    values: { card: 'by card number', lost: 'answer gets lost', down: 'provider is down' },
  },
  payIn: {
    title: 'Credit packs',
    values: { place: 'paid on our page', 'provider-page': 'paid on the provider’s page' },
  },
  waits: {
    title: deskGroups.waits,
    values: { specified: 'normal', none: 'none', long: 'five times as long' },
  },
  storage: { title: deskGroups.storage, values: { normal: 'normal', full: 'full', blocked: 'blocked' } },
} as const;

export const desk = {
  tab: 'Demo',
  title: 'Demo desk',
  backToNormal: 'Back to normal',
  date: 'Clock moved to',
  failed: 'The demo desk could not be loaded. Check your connection and try again.',
} as const;
