import { progressTexts as texts } from '../../content/account/progress';
import { openPaymentTexts, paymentPage } from '../../content/flows/payments';
import { formatCents, toCents } from '../../content/format/money';
import { plural } from '../../content/format/numbers';
import { href } from '../../paths';
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import type { CustomerData } from './customer-data';
import type { Step } from './step';

const productOf = (order: PaymentOrder): string => {
  if (order.kind === 'credits') return plural(order.credits, 'credit');
  return order.kind === 'checkout' ? 'your order' : 'your Instant Site';
};

export const sessionStep = ({ session }: CustomerData): Step | null =>
  session && {
    key: 'session',
    kind: 'payment',
    at: '',
    title: `${formatCents(toCents(session.amount))} for ${plural(session.credits, 'credit')}`,
    text: texts.session,
    action: { kind: 'link', label: texts.links.goOn, to: href('demoProvider', { session: session.sessionId }) },
  };

export const paymentStep = ({ key, state, reference, amountCents, order }: OpenPayment): Step | null => {
  const to = paymentPage(order.kind, reference);
  if (to === undefined) return null;
  const isToConfirm = state === 'needs-confirmation';
  return {
    key: `payment ${key}`,
    kind: 'payment',
    at: '',
    title: `${formatCents(amountCents)} for ${productOf(order)}`,
    text: `${isToConfirm ? texts.payment.confirm : texts.payment.open}. ${openPaymentTexts.reference}: ${reference}`,
    action: {
      kind: 'link',
      label: isToConfirm ? texts.links.confirm : openPaymentTexts.checkAgain,
      to,
      state: { checksAtOnce: true },
    },
  };
};
