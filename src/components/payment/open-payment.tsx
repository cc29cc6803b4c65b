import { useEffect, useId, useRef, useState } from 'react';
import { openPaymentTexts as texts } from '../../content/flows/payments';
import { formatCents } from '../../content/format/money';
import { useOnDemand } from '../../lib/use-on-demand';
import { isServiceError, PaymentDeclined } from '../../services/errors';
import type { Settlement } from '../../services/payments/settle';
import type { OpenPayment as Payment } from '../../storage/schema';
import { failureMessage } from '../feedback/failure-message';
import { useAction } from '../form/use-action';
import { Button } from '../ui/button';
import { declineText } from './decline-text';

/** With the dialog, which no other payment needs. */
const loadConfirm = async () => (await import('./confirm-payment')).ConfirmPayment;

type Props = {
  payment: Pick<Payment, 'state' | 'reference' | 'amountCents'>;
  /** It was left open just now, by the one who looks: it gets the focus, and a question is asked at once. */
  isNew: boolean;
  /** Does something about it, and all that follows where it has gone through. */
  settle: (settlement: Settlement) => Promise<void>;
  onDeclined?: (error: PaymentDeclined) => void;
  /** Without the site's colors, as on the provider's page. */
  isPlain?: boolean;
  /** What is to be said once it is no longer open. */
  onNote: (text: string) => void;
};

/** A payment of which nobody knows whether it went through, or which waits for its confirmation, and what to do about it. */
export const OpenPayment = (props: Props) => {
  const { payment, isNew, isPlain = false, settle: settlePayment, onDeclined, onNote } = props;
  const tone = isPlain ? 'secondary' : 'primary';
  const { state, reference, amountCents } = payment;
  const asksToConfirm = state === 'needs-confirmation';
  const { heading, text } = texts[asksToConfirm ? 'needs-confirmation' : 'unknown'];
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const hasFocus = useRef(isNew);
  const [isAsking, setIsAsking] = useState(isNew && asksToConfirm);
  const [problem, setProblem] = useState('');
  const [ConfirmPayment, requestConfirm] = useOnDemand(loadConfirm);

  // When it appears at the hands of the one who looks, and when it has turned into the other kind.
  useEffect(() => {
    if (hasFocus.current && !isAsking && state !== 'sending') title.current?.focus();
  }, [isAsking, state]);

  useEffect(() => {
    if (!isAsking || !asksToConfirm) return;
    void requestConfirm().then((loaded) => {
      if (loaded) return;
      setIsAsking(false);
      setProblem(texts.notLoaded);
    });
  }, [isAsking, asksToConfirm, requestConfirm]);

  const showProblem = (error: unknown, settlement: Settlement) => {
    if (error instanceof PaymentDeclined) {
      if (settlement === 'cancel') onNote(texts.cancelled);
      else if (onDeclined) onDeclined(error);
      else onNote(declineText(error));
      return;
    }
    if (isServiceError(error, 'payment-settled')) onNote(texts.settledElsewhere);
    else if (isServiceError(error, 'payment-open')) setProblem(settlement === 'look' ? texts.stillUnknown : '');
    // What is said of a provider that is down, that nothing was charged, is not known here.
    else if (state === 'unknown' && isServiceError(error, 'provider-down')) setProblem(texts.stillUnknown);
    else setProblem(failureMessage(error).description);
  };

  const [settle, isBusy] = useAction(async (settlement: Settlement) => {
    setProblem('');
    hasFocus.current = true;
    try {
      await settlePayment(settlement);
    } catch (error) {
      setIsAsking(false);
      showProblem(error, settlement);
    }
    return 'stay';
  });

  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy}
      className={`grid gap-3 border-l-8 pl-4 ${isPlain ? 'border-fg' : 'border-sun'}`}
    >
      <h2 ref={title} id={id} tabIndex={-1} className="text-subheading outline-none">
        {heading}
      </h2>
      <p>{text}</p>
      <p className="text-sm wrap-anywhere">
        <span>{amountCents > 0 ? `${formatCents(amountCents)}.` : texts.cardCheck}</span> {texts.reference}:{' '}
        <span className="figures font-semibold">{reference}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {asksToConfirm ? (
          <Button tone={tone} aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
            {texts.confirm}
          </Button>
        ) : (
          <Button tone={tone} aria-disabled={isBusy} onClick={() => void settle('look')}>
            {texts.checkAgain}
          </Button>
        )}
        <Button aria-disabled={isBusy} onClick={() => void settle('cancel')}>
          {texts.payAnotherWay}
        </Button>
      </div>
      <p role="status" className="font-semibold text-alarm text-sm empty:hidden">
        {problem}
      </p>
      {ConfirmPayment && (
        <ConfirmPayment
          isOpen={isAsking && asksToConfirm}
          amountCents={amountCents}
          onAnswer={(settlement) => void settle(settlement)}
        />
      )}
    </section>
  );
};
