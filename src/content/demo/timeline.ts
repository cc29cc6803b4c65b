/** Words of the demo desk's timeline. */
import { declineTexts } from '../flows/payments';
import { formatCents } from '../format/money';
import { formatCount } from '../format/numbers';

/** What each kind of entry is called. */
export const timelineKinds = {
  payment: 'Payment',
  email: 'Email',
  submission: 'Submission',
  keys: 'Keys written',
} as const;

/** An entry as `services/demo/timeline.ts` keeps it. */
type Entry = { at: string } & (
  | { kind: 'keys'; names: string[]; times: number }
  | { kind: 'email'; email: { to: string[]; subject: string; body: string } }
  | { kind: 'submission'; submission: { id: string; kind: string } }
  | { kind: 'payment'; title: string; detail: string }
);

/** What each answer of the payment provider is called, for a payment and for a card that is only checked. */
const outcomes = {
  sent: { payment: 'Payment sent', check: 'Card sent to be checked' },
  succeeded: { payment: 'Payment went through', check: 'Card check passed' },
  'needs-confirmation': { payment: 'The bank asks for confirmation', check: 'The bank asks for confirmation' },
  unknown: { payment: 'No answer: it may have gone through or not', check: 'No answer to the card check' },
  'provider-down': { payment: 'The provider is down', check: 'The provider is down' },
  refunded: { payment: 'Payment given back', check: 'Card check taken back' },
} as const;

/** An event as `services/payments/payment-events.ts` reports it. */
type PaymentEvent = {
  request: string;
  outcome: keyof typeof outcomes | keyof typeof declineTexts;
  reference: string;
  amountCents: number | null;
};

/** What happened to a payment: a title, which names the code of a decline, and the reason, the amount and the reference. */
export const paymentLines = ({ request, outcome, reference, amountCents }: PaymentEvent) => {
  const isCheck = amountCents === 0;
  const about = amountCents ? `${formatCents(amountCents)}, ${reference}` : reference;
  if (outcome in outcomes) {
    const { payment, check } = outcomes[outcome as keyof typeof outcomes];
    return { title: isCheck ? check : payment, detail: about };
  }
  if (request === 'cancel') return { title: 'Taken back: nothing was charged', detail: about };
  const { what } = declineTexts[outcome as keyof typeof declineTexts];
  return { title: `Declined (${outcome})`, detail: `${what} ${isCheck ? 'Card check, ' : ''}${about}` };
};

/** What happened, in one line. */
export const timelineLine = (entry: Entry): string => {
  if (entry.kind === 'email') return `${entry.email.subject} (to ${entry.email.to.join(', ')}): ${entry.email.body}`;
  if (entry.kind === 'submission') return `${entry.submission.kind}, ${entry.submission.id}`;
  if (entry.kind === 'payment') return `${entry.title}. ${entry.detail}`;
  return entry.names.join(', ') + (entry.times > 1 ? ` (${formatCount(entry.times)} times)` : '');
};

/** The line that is copied: when, what kind, what. */
export const timelineText = (entry: Entry): string =>
  `${entry.at}  ${timelineKinds[entry.kind]}  ${timelineLine(entry)}`;
