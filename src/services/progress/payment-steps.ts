import { openPaymentTexts } from '../../content/flows/payments';
import { formatCents, toCents } from '../../content/format/money';
import { href } from '../../paths';
import type { OpenPayment } from '../../storage/schema';
import { type CustomerData, plural, type Step } from './step';

const flows = {
  checkout: { what: 'your order', to: href('payment') },
  'instant-site': { what: 'your Instant Site', to: href('instantSiteForm') },
  credits: { what: '', to: href('purchaseCredits') },
} as const;

export const sessionStep = ({ session }: CustomerData): Step | null =>
  session && {
    key: 'session',
    kind: 'payment',
    at: '',
    title: `${formatCents(toCents(session.amount))} for ${plural(session.credits, 'credit')}`,
    text: 'unfinished on the provider’s page',
    action: { kind: 'link', label: 'Go on', to: href('demoProvider', { session: session.sessionId }) },
  };

export const paymentStep = ({ key, state, reference, amountCents, order }: OpenPayment): Step | null => {
  // A check of a card charges nothing: its page asks again.
  if (order.kind !== 'credits' && order.kind !== 'checkout' && order.kind !== 'instant-site') return null;
  const what = order.kind === 'credits' ? plural(order.credits, 'credit') : flows[order.kind].what;
  const isToConfirm = state === 'needs-confirmation';
  return {
    key: `payment ${key}`,
    kind: 'payment',
    at: '',
    title: `${formatCents(amountCents)} for ${what}`,
    text: `${isToConfirm ? 'your bank needs you to confirm it' : 'unfinished payment'}. ${openPaymentTexts.reference}: ${reference}`,
    action: {
      kind: 'link',
      label: isToConfirm ? 'Confirm' : openPaymentTexts.checkAgain,
      to: flows[order.kind].to,
      state: { settles: true },
    },
  };
};
