import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureMessage } from '../../../components/feedback/failure-message';
import { useAction } from '../../../components/form/use-action';
import { declineText } from '../../../components/payment/decline-text';
import { href } from '../../../paths';
import { cancelSession, paySession, settleSession } from '../../../services/credits/provider-session';
import { PaymentDeclined, ServiceError } from '../../../services/errors';
import type { PaymentMethod } from '../../../services/payments/pay-for';
import type { PaymentResult } from '../../../services/payments/port';
import type { Settlement } from '../../../services/payments/settle';

/** An answer that leaves the payment open. */
type OpenResult = Extract<PaymentResult, { status: 'unknown' | 'needs-confirmation' }>;

/**
 * Paying in one session of the provider's page. What has gone through leads back to `/success`, also when it is found out
 * only after a reload.
 */
export const useSessionPayment = (sessionId: string) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenResult | null>(null);
  const [isNew, setNew] = useState(false);
  const [note, setNote] = useState('');
  // Replaced, so that Back does not lead to a payment that is over.
  const leave = (to: string) => void navigate(to, { replace: true });

  /** @throws {PaymentDeclined} @throws {ServiceError} 'payment-open' */
  const follow = (result: PaymentResult) => {
    if (result.status === 'succeeded') return leave(href('success', { session_id: sessionId }));
    if (result.status === 'declined') {
      setOpen(null);
      throw new PaymentDeclined(result.code);
    }
    setOpen(result);
    throw new ServiceError('payment-open');
  };

  const find = useEffectEvent(async () => {
    try {
      const found = await settleSession(sessionId, 'look');
      if (found.status === 'succeeded') follow(found);
      if (found.status === 'needs-confirmation') setOpen(found);
    } catch {
      // The provider is down. Whoever presses Pay is told so, and is charged once.
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session is looked up once
  useEffect(() => void find(), [sessionId]);

  const [act, isBusy] = useAction(async (method: PaymentMethod | 'cancel') => {
    setNote('');
    setNew(true);
    try {
      if (method !== 'cancel') follow(await paySession(sessionId, method));
      else if (await cancelSession(sessionId)) leave(href('cancel'));
      else leave(href('success', { session_id: sessionId }));
      return 'left';
    } catch (error) {
      if (error instanceof PaymentDeclined) setNote(declineText(error));
      else if (!(error instanceof ServiceError && error.code === 'payment-open'))
        setNote(failureMessage(error).description);
      return 'stay';
    }
  });

  return {
    /** What is to be settled before anything else; null where there is nothing. */
    open,
    /** It was left open just now, and not before a reload. */
    isNew,
    /** Why nothing was paid. */
    note,
    setNote,
    isBusy,
    pay: (method: PaymentMethod) => void act(method),
    cancel: () => void act('cancel'),
    settle: async (settlement: Settlement) => follow(await settleSession(sessionId, settlement)),
  };
};
