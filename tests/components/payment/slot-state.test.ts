import { describe, expect, it } from 'vitest';
import { initialSlot, type SlotEvent, type SlotState, slotReducer } from '../../../src/components/payment/slot-state';
import { openPaymentTexts } from '../../../src/content/flows/payments';

const elsewhere = openPaymentTexts.settledElsewhere;
const declined = 'Your bank declined this card.';

/** Each state as it is entered, with a note or a new payment where the state can have one. */
const states = {
  form: { name: 'form', isNew: false, note: declined },
  paying: { name: 'paying', isNew: false, note: '' },
  loading: { name: 'loading', isNew: true, note: '' },
  failed: { name: 'failed', isNew: true, note: '' },
  reloading: { name: 'reloading', isNew: true, note: '' },
  open: { name: 'open', isNew: true, note: '' },
  settling: { name: 'settling', isNew: true, note: '' },
} satisfies Record<string, SlotState>;
type Name = keyof typeof states;

const events = [
  'pay',
  'payEnded',
  'opened',
  'closed',
  'loaded',
  'loadFailed',
  'retry',
  'settle',
  'notSettled',
] as const;

/** The element that has taken the focus: the panel of a new payment, or the note. */
const focusOf = ({ name, isNew, note }: SlotState): Focus => {
  if (name === 'open' || name === 'settling') return isNew ? 'panel' : 'none';
  return note && (name === 'form' || name === 'paying' || name === 'loading') ? 'note' : 'none';
};
type Focus = 'panel' | 'note' | 'none';

/** All transitions. Every other event leaves the state as it is. */
const table: readonly [from: Name, event: (typeof events)[number], to: Name, focus: Focus, note: string][] = [
  ['form', 'pay', 'paying', 'none', ''],
  ['form', 'opened', 'loading', 'none', ''],
  ['paying', 'payEnded', 'form', 'none', ''],
  ['paying', 'opened', 'loading', 'none', ''],
  ['loading', 'pay', 'loading', 'none', ''],
  ['loading', 'loaded', 'open', 'panel', ''],
  ['loading', 'loadFailed', 'failed', 'none', ''],
  ['loading', 'opened', 'loading', 'none', ''],
  ['loading', 'closed', 'form', 'note', elsewhere],
  ['failed', 'retry', 'reloading', 'none', ''],
  ['failed', 'opened', 'loading', 'none', ''],
  ['failed', 'closed', 'form', 'note', elsewhere],
  ['reloading', 'loaded', 'open', 'panel', ''],
  ['reloading', 'loadFailed', 'failed', 'none', ''],
  ['reloading', 'opened', 'loading', 'none', ''],
  ['reloading', 'closed', 'form', 'note', elsewhere],
  ['open', 'settle', 'settling', 'panel', ''],
  ['open', 'opened', 'loading', 'none', ''],
  ['open', 'closed', 'form', 'note', elsewhere],
  ['settling', 'notSettled', 'open', 'panel', ''],
  ['settling', 'opened', 'loading', 'none', ''],
  ['settling', 'closed', 'form', 'none', ''],
];

describe('each state with each event', () => {
  it.each(table)('%s, %s: %s, focus %s, note “%s”', (from, event, to, focus, note) => {
    const state = slotReducer(states[from], event);
    expect([state.name, focusOf(state), state.note]).toEqual([to, focus, note]);
  });

  it.each(
    Object.values(states).flatMap((state) =>
      events
        .filter((event) => !table.some((row) => row[0] === state.name && row[1] === event))
        .map((event) => [state, event] as const),
    ),
  )('$name ignores other events: %s', (state, event) => expect(slotReducer(state, event)).toBe(state));

  it.each(Object.values(states))('$name keeps its state with a note', (state) => {
    expect(slotReducer(state, { note: declined })).toEqual({ ...state, note: declined });
  });
});

describe('the panel takes the focus', () => {
  const after = (...sequence: SlotEvent[]) => focusOf(sequence.reduce(slotReducer, initialSlot));

  it.each<[focus: Focus, ...sequence: SlotEvent[]]>([
    ['panel', 'pay', 'opened', 'payEnded', 'loaded'],
    ['panel', 'opened', 'pay', 'payEnded', 'loaded'],
    ['panel', 'pay', 'opened', 'loadFailed', 'retry', 'loaded'],
    ['none', 'opened', 'loaded'],
    ['none', 'pay', 'payEnded', 'opened', 'loaded'],
    ['none', 'pay', 'opened', 'loaded', 'settle', 'closed', 'opened', 'loaded'],
  ])('%s after %s', (focus, ...sequence) => expect(after(...sequence)).toBe(focus));

  it.each<[order: string, ...sequence: SlotEvent[]]>([
    ['before', { note: declined }, 'closed'],
    ['after', 'closed', { note: declined }],
  ])('and the note of a decline does, if it arrives %s the payment is closed', (_order, ...sequence) => {
    const state = (['opened', 'loaded', 'settle', ...sequence] as const).reduce<SlotState>(slotReducer, initialSlot);
    expect(state).toEqual({ name: 'form', isNew: false, note: declined });
  });
});
