/** Words of the demo desk: its groups, and what can be set in each. */

/** The desk's groups, in their order. */
export const deskGroups = {
  cards: 'Test cards',
  payments: 'Payments',
  time: 'Time',
  waits: 'Waits',
  people: 'People',
  storage: 'Storage',
  happened: 'What happened',
  inside: 'Inside',
  over: 'Start over',
} as const;
export type DeskGroupId = keyof typeof deskGroups;

/** What each setting is called, and each of its values; the first is how the site behaves when nothing is steered. */
export const settings = {
  payments: {
    title: deskGroups.payments,
    values: { card: 'as the card says', lost: 'answer gets lost', down: 'provider is down' },
  },
  payIn: {
    title: 'Credit packs',
    values: { place: 'paid in place', 'provider-page': 'paid on the provider page' },
  },
  waits: {
    title: deskGroups.waits,
    values: { specified: 'as specified', none: 'none', long: 'five times as long' },
  },
  storage: { title: deskGroups.storage, values: { normal: 'normal', full: 'full', blocked: 'blocked' } },
} as const;

export const desk = {
  tab: 'Demo',
  title: 'Demo desk',
  backToNormal: 'Back to normal',
  date: 'Demo date',
  failed: 'The desk could not be loaded. Try again once there is a network.',
} as const;
