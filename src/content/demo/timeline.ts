/** Texts of the demo desk's timeline. */
import { declineTexts } from '../flows/payments';
import { formatCents } from '../format/money';
import { formatCount } from '../format/numbers';

/** The name of each kind of entry. */
export const timelineKinds = {
  payment: 'Payment',
  email: 'Email',
  submission: 'Project',
  keys: 'Keys written',
} as const;

/** An entry of `services/demo/timeline.ts`. */
type Entry = { at: string } & (
  | { kind: 'keys'; names: string[]; times: number }
  | { kind: 'email'; email: { to: string[]; subject: string; body: string } }
  | { kind: 'submission'; submission: { id: string; kind: string } }
  | { kind: 'payment'; title: string; detail: string }
);

/** The name of each answer of the payment provider, for a payment and for a card check. */
const outcomes = {
  sent: { payment: 'Payment sent', check: 'Card sent for a check' },
  succeeded: { payment: 'Payment went through', check: 'Card check passed' },
  'needs-confirmation': { payment: 'The bank asks for confirmation', check: 'The bank asks for confirmation' },
  unknown: { payment: 'No answer: it may or may not have gone through', check: 'No answer to the card check' },
  'provider-down': { payment: 'The provider is down', check: 'The provider is down' },
  refunded: { payment: 'Payment refunded', check: 'Card check reversed' },
} as const;

/** An event of `services/demo/payment-events.ts`. */
type PaymentEvent = {
  request: string;
  outcome: keyof typeof outcomes | keyof typeof declineTexts;
  reference: string;
  amountCents: number | null;
};

/** The title and the detail of a payment event. The title of a decline includes its code, the detail its reason. */
export const paymentLines = ({ request, outcome, reference, amountCents }: PaymentEvent) => {
  const isCheck = amountCents === 0;
  const about = amountCents ? `${formatCents(amountCents)}, ${reference}` : reference;
  if (outcome in outcomes) {
    const { payment, check } = outcomes[outcome as keyof typeof outcomes];
    return { title: isCheck ? check : payment, detail: about };
  }
  if (request === 'cancel') return { title: 'Canceled: nothing was charged', detail: about };
  const { what } = declineTexts[outcome as keyof typeof declineTexts];
  return { title: `Declined (${outcome})`, detail: `${what} ${isCheck ? 'Card check, ' : ''}${about}` };
};

/** An entry in one line. */
export const timelineLine = (entry: Entry): string => {
  if (entry.kind === 'email') return `${entry.email.subject} (to ${entry.email.to.join(', ')}): ${entry.email.body}`;
  if (entry.kind === 'submission') return `${entry.submission.kind}, ${entry.submission.id}`;
  if (entry.kind === 'payment') return `${entry.title}. ${entry.detail}`;
  return entry.names.join(', ') + (entry.times > 1 ? ` (${formatCount(entry.times)} times)` : '');
};

/** The line that the Copy button copies: time, kind and entry. */
export const timelineText = (entry: Entry): string =>
  `${entry.at}  ${timelineKinds[entry.kind]}  ${timelineLine(entry)}`;
