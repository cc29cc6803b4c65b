import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureMessage } from '../../../components/feedback/failure-message';
import { declineText } from '../../../components/payment/decline-text';
import { useAction } from '../../../hooks/use-action';
import { href } from '../../../paths';
import { cancelSession, paySession, settleSession } from '../../../services/credits/provider-session';
import { PaymentDeclined, ServiceError } from '../../../services/errors';
import type { PaymentMethod } from '../../../services/payments/pay-for';
import type { PaymentResult } from '../../../services/payments/port';
import type { Settlement } from '../../../services/payments/settle';

/** A result that leaves the payment open. */
type OpenResult = Extract<PaymentResult, { status: 'unknown' | 'needs-confirmation' }>;

/**
 * Pays for one session of the provider's page. A payment that has gone through leads back to `/success`, also if the page
 * finds that out only after a reload.
 */
export const useSessionPayment = (sessionId: string) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenResult | null>(null);
  const [isNew, setNew] = useState(false);
  const [note, setNote] = useState('');
  // Replaces the history entry, so that Back does not lead to a finished payment.
  const leave = (to: string) => void navigate(to, { replace: true });

  /** @throws {PaymentDeclined} @throws {ServiceError} 'payment-open' */
  const applyResult = (result: PaymentResult) => {
    if (result.status === 'succeeded') return leave(href('success', { session_id: sessionId }));
    if (result.status === 'declined') {
      setOpen(null);
      throw new PaymentDeclined(result.code);
    }
    setOpen(result);
    throw new ServiceError('payment-open');
  };

  const findOpen = useEffectEvent(async () => {
    try {
      const found = await settleSession(sessionId, 'lookUp');
      if (found.status === 'succeeded') applyResult(found);
      if (found.status === 'needs-confirmation') setOpen(found);
    } catch {
      // The provider is down. The page says so when the customer presses Pay.
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session is looked up once
  useEffect(() => void findOpen(), [sessionId]);

  const [act, isBusy] = useAction(async (method: PaymentMethod | 'cancel') => {
    setNote('');
    setNew(true);
    try {
      if (method !== 'cancel') applyResult(await paySession(sessionId, method));
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
    /** The open payment; null if there is none. */
    open,
    /** True if the payment became open on this page, and not before a reload. */
    isNew,
    /** Why the last payment did not go through. */
    note,
    setNote,
    isBusy,
    pay: (method: PaymentMethod) => void act(method),
    cancel: () => void act('cancel'),
    settle: async (settlement: Settlement) => applyResult(await settleSession(sessionId, settlement)),
  };
};
