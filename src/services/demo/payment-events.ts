/** Events of the payment provider for the demo desk's timeline: its requests and answers, without card data. */
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { type DeclineCode, isServiceError } from '../errors';
import { referenceOf } from '../payments/open-payments';
import type { PaymentProvider, PaymentResult } from '../payments/port';

export type PaymentEvent = {
  request: 'pay' | 'confirm' | 'refuse' | 'lookUp' | 'cancel' | 'refund';
  /** `sent`: the request is sent. All others are answers; a decline is its code. */
  outcome: 'sent' | 'refunded' | 'provider-down' | Exclude<PaymentResult['status'], 'declined'> | DeclineCode;
  /** The payment's reference that the visitor and the agency see. */
  reference: string;
  /** Whole cents; 0 for a card check; null if the amount is unknown. */
  amountCents: number | null;
};

const amountOf = (key: string): number | null => {
  const known = [...store.read(keys.openPayments), ...store.read(keys.providerPayments)];
  return known.find((payment) => payment.key === key)?.amountCents ?? null;
};

/** A provider that forwards to another one and reports each request and answer to `listener`. */
export const reportEvents = (provider: PaymentProvider, listener: (event: PaymentEvent) => void): PaymentProvider => {
  const report = (request: PaymentEvent['request'], key: string, outcome: PaymentEvent['outcome'], amount?: number) => {
    listener({ request, outcome, reference: referenceOf(key), amountCents: amount ?? amountOf(key) });
  };
  const reportAnswer = async (
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
        const signal = await beforeCharge?.();
        report('pay', key, 'sent', amountCents);
        return signal;
      };
      return reportAnswer('pay', key, provider.pay(request, send), amountCents);
    },
    confirm: (key, isConfirmed, signal) =>
      reportAnswer(isConfirmed ? 'confirm' : 'refuse', key, provider.confirm(key, isConfirmed, signal)),
    lookUp: (key) => reportAnswer('lookUp', key, provider.lookUp(key)),
    cancel: (key) => reportAnswer('cancel', key, provider.cancel(key)),
    refund: async (key, signal) => {
      await provider.refund(key, signal);
      report('refund', key, 'refunded');
    },
  };
};
