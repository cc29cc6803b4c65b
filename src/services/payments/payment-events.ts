/** Tells what was asked of the payment provider and what it answered, for the demo desk's timeline. Nothing of a card is in it. */
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { type DeclineCode, isServiceError } from '../errors';
import { referenceOf } from './payment-key';
import type { PaymentProvider, PaymentResult } from './port';

export type PaymentEvent = {
  request: 'pay' | 'confirm' | 'refuse' | 'look' | 'cancel' | 'refund';
  /** `sent`: the request is on its way; all others are answers, a decline by its code. */
  outcome: 'sent' | 'refunded' | 'provider-down' | Exclude<PaymentResult['status'], 'declined'> | DeclineCode;
  /** What the visitor and the agency call the payment. */
  reference: string;
  /** Whole cents, 0 where a card is only checked; null where no amount is known of the payment. */
  amountCents: number | null;
};

const amountOf = (key: string): number | null => {
  const known = [...store.read(keys.openPayments), ...store.read(keys.providerPayments)];
  return known.find((payment) => payment.key === key)?.amountCents ?? null;
};

/** The same provider, which tells `listener` of each request and each answer. */
export const reportEvents = (provider: PaymentProvider, listener: (event: PaymentEvent) => void): PaymentProvider => {
  const report = (request: PaymentEvent['request'], key: string, outcome: PaymentEvent['outcome'], amount?: number) => {
    listener({ request, outcome, reference: referenceOf(key), amountCents: amount ?? amountOf(key) });
  };
  const ask = async (
    request: PaymentEvent['request'],
    key: string,
    answer: Promise<PaymentResult>,
    amount?: number,
  ): Promise<PaymentResult> => {
    try {
      const result = await answer;
      report(request, key, result.status === 'declined' ? result.code : result.status, amount);
      return result;
    } catch (error) {
      if (isServiceError(error, 'provider-down')) report(request, key, 'provider-down', amount);
      throw error;
    }
  };
  return {
    pay: (request, beforeCharge) => {
      const { idempotencyKey: key, amountCents } = request;
      const send = async () => {
        await beforeCharge?.();
        report('pay', key, 'sent', amountCents);
      };
      return ask('pay', key, provider.pay(request, send), amountCents);
    },
    confirm: (key, isConfirmed) => ask(isConfirmed ? 'confirm' : 'refuse', key, provider.confirm(key, isConfirmed)),
    look: (key) => ask('look', key, provider.look(key)),
    cancel: (key) => ask('cancel', key, provider.cancel(key)),
    refund: async (key) => {
      await provider.refund(key);
      report('refund', key, 'refunded');
    },
  };
};
