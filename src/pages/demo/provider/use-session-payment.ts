import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureMessage } from '../../../components/feedback/failure-message';
import { settledText } from '../../../components/payment/payment-note';
import { useAction } from '../../../hooks/use-action';
import { href } from '../../../paths';
import { cancelSession, lookUpSession, paySession, settleSession } from '../../../services/credits/provider-session';
import { PaymentDeclined } from '../../../services/errors';
import type { PaymentMethod, PaymentResult, Settlement } from '../../../services/payments/port';
import type { OpenReason } from '../../../services/payments/settle';

type OpenResult = Extract<PaymentResult, { status: 'unknown' | 'needs-confirmation' }>;

/** A payment that has gone through leads back to `/success`, also if the page finds that out only after a reload. */
export const useSessionPayment = (sessionId: string) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenResult | null>(null);
  const [isNew, setNew] = useState(false);
  const [note, setNote] = useState('');
  // Replaces the history entry, so that Back does not lead to a finished payment.
  const leave = (to: string) => void navigate(to, { replace: true });

  const applyResult = (result: PaymentResult, settlement?: Settlement): OpenReason | null => {
    if (result.status === 'succeeded') {
      leave(href('success', { session_id: sessionId }));
      return null;
    }
    if (result.status === 'declined') {
      setOpen(null);
      setNote(settledText(new PaymentDeclined(result.code), settlement));
      return null;
    }
    setOpen(result);
    return result.status;
  };

  const findOpen = useEffectEvent(async () => {
    try {
      const found = await lookUpSession(sessionId);
      if (found.status === 'succeeded') applyResult(found);
      if (found.status === 'needs-confirmation') setOpen(found);
    } catch {
      // The provider is down. The page shows it when the customer presses Pay.
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the function, the provider would be asked at each render
  useEffect(() => void findOpen(), [sessionId]);

  const [act, isBusy] = useAction(async (method: PaymentMethod | 'cancel') => {
    setNote('');
    setNew(true);
    try {
      if (method === 'cancel') {
        leave((await cancelSession(sessionId)) ? href('cancel') : href('success', { session_id: sessionId }));
        return 'left';
      }
      const result = await paySession(sessionId, method);
      applyResult(result);
      if (result.status === 'succeeded') return 'left';
    } catch (error) {
      setNote(failureMessage(error).description);
    }
  });

  return {
    open,
    isNew,
    note,
    isBusy,
    pay: (method: PaymentMethod) => void act(method),
    cancel: () => void act('cancel'),
    settle: async (settlement: Settlement) => applyResult(await settleSession(sessionId, settlement), settlement),
  };
};
