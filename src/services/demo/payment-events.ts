/** What became of payments, told by the changes of the two keys that know: those that are open, and the provider's books. */
import { formatCents } from '../../content/format/money';
import type { OpenPayment } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';

/** One event. `detail` has the amount, the flow and the reference, never anything of a card. */
export type PaymentEvent = { title: string; detail: string };

const detailOf = ({ amountCents, order, reference }: OpenPayment) =>
  `${amountCents > 0 ? formatCents(amountCents) : 'Card check'}, ${order.kind}, ${reference}`;

const stateTitles: Readonly<Record<OpenPayment['state'], string>> = {
  sending: 'Payment sent',
  unknown: 'No answer: it may have gone through or not',
  'needs-confirmation': 'The bank asks for confirmation',
};

/** @returns what tells the events since it was last called, oldest first */
export const watchPayments = (): (() => PaymentEvent[]) => {
  let before = store.read(keys.openPayments);
  let paid = new Set(store.read(keys.providerPayments).map(({ key }) => key));
  return () => {
    const open = store.read(keys.openPayments);
    const books = store.read(keys.providerPayments);
    const events: PaymentEvent[] = [];
    for (const payment of open) {
      const known = before.find(({ key }) => key === payment.key);
      if (known?.state !== payment.state) events.push({ title: stateTitles[payment.state], detail: detailOf(payment) });
    }
    for (const payment of before) {
      if (open.some(({ key }) => key === payment.key)) continue;
      const isPaid = books.some(({ key, status }) => key === payment.key && status === 'succeeded');
      events.push({
        title: isPaid ? 'Payment went through' : 'Payment did not go through, nothing was charged',
        detail: detailOf(payment),
      });
    }
    for (const { key, status, amountCents, reference } of books) {
      const isOfFlow = [...open, ...before].some((payment) => payment.key === key);
      if (status === 'succeeded' && !paid.has(key) && !isOfFlow)
        events.push({ title: 'Payment went through', detail: `${formatCents(amountCents)}, ${reference}` });
    }
    before = open;
    paid = new Set(books.map(({ key }) => key));
    return events;
  };
};
