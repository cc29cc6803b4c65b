import { openPaymentTexts } from '../../content/flows/payments';

type SlotName = 'form' | 'paying' | 'loading' | 'failed' | 'reloading' | 'open' | 'settling';
type EventName = 'pay' | 'payEnded' | 'opened' | 'closed' | 'loaded' | 'loadFailed' | 'retry' | 'settle' | 'notSettled';

/** `opened`: storage has an open payment of this flow, or another one than before. `closed`: it has none any more. */
export type SlotEvent = EventName | { note: string };

export type SlotState = {
  name: SlotName;
  /** True if the payment became open on this page. */
  isNew: boolean;
  /** How the last payment ended; '' for nothing. */
  note: string;
};

export const initialSlot: SlotState = { name: 'form', isNew: false, note: '' };

/** The next state, by state and event. Events that are not in the table are ignored. */
const transitions: Readonly<Record<SlotName, Partial<Record<EventName, SlotName>>>> = {
  /** No payment is open. The slot shows the form's button. */
  form: { pay: 'paying', opened: 'loading' },
  paying: { payEnded: 'form', opened: 'loading' },
  /** A payment is open and its panel is loading. The slot still shows the button. */
  loading: { pay: 'loading', loaded: 'open', loadFailed: 'failed', opened: 'loading', closed: 'form' },
  /** The panel could not be loaded. The slot offers to try again. */
  failed: { retry: 'reloading', opened: 'loading', closed: 'form' },
  reloading: { loaded: 'open', loadFailed: 'failed', opened: 'loading', closed: 'form' },
  /** The slot shows the panel. */
  open: { settle: 'settling', opened: 'loading', closed: 'form' },
  settling: { notSettled: 'open', opened: 'loading', closed: 'form' },
};

/** The state machine of `OpenPaymentSlot`. */
export const slotReducer = (state: SlotState, event: SlotEvent): SlotState => {
  if (typeof event === 'object') return { ...state, note: event.note };
  const name = transitions[state.name][event];
  if (!name) return state;
  switch (event) {
    case 'opened':
      return { name, isNew: state.name === 'paying', note: '' };
    case 'pay':
      // While the panel is loading, the visitor can still press the button. The panel then answers that press.
      return { name, isNew: name === 'loading', note: '' };
    case 'closed':
      // If not in this panel, the payment was settled in another tab.
      return { name, isNew: false, note: state.name === 'settling' ? state.note : openPaymentTexts.settledElsewhere };
    default:
      return { ...state, name };
  }
};
