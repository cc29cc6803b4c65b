import { Description } from '@radix-ui/react-dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { confirmPaymentTexts, openPaymentTexts as texts } from '../../content/flows/payments';
import { formatCents } from '../../content/format/money';
import { useAction } from '../../hooks/use-action';
import { isServiceError, PaymentDeclined } from '../../services/errors';
import type { Settlement } from '../../services/payments/port';
import type { OpenReason } from '../../services/payments/settle';
import type { OpenPayment as Payment } from '../../storage/schema';
import { failureMessage } from '../feedback/failure-message';
import { useAnnouncement } from '../ui/announced';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

type ConfirmProps = {
  isOpen: boolean;
  amountCents: number;
  /** Escape and a press outside the dialog answer 'cancel'. */
  onAnswer: (answer: 'confirm' | 'refuse' | 'cancel') => void;
};

export const ConfirmPayment = ({ isOpen, amountCents, onAnswer }: ConfirmProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={() => onAnswer('cancel')}
    title={confirmPaymentTexts.title}
    closeLabel={confirmPaymentTexts.cancel}
    actions={
      <>
        <Button tone="primary" onClick={() => onAnswer('confirm')}>
          {confirmPaymentTexts.complete}
        </Button>
        <Button onClick={() => onAnswer('refuse')}>{confirmPaymentTexts.fail}</Button>
      </>
    }
  >
    <Description>{confirmPaymentTexts.text}</Description>
    <p className="mt-4 font-semibold">{amountCents > 0 ? `You pay ${formatCents(amountCents)}.` : texts.cardCheck}</p>
  </Dialog>
);

type Props = {
  payment: Pick<Payment, 'state' | 'reference' | 'amountCents'>;
  /** True if the payment became open on this page. It then takes the focus, and the confirmation dialog opens. */
  isNew: boolean;
  /** True if the visitor has asked for it on another page: an unknown result is looked up at once. */
  isAsked?: boolean;
  /** Settles the payment, and fulfills the order if it has gone through. @returns why it is still open; null if it is not */
  settle: (settlement: Settlement) => Promise<OpenReason | null>;
  /** Without the site's colors, for the provider's page. */
  isPlain?: boolean;
};

export const OpenPaymentPanel = (props: Props) => {
  const { payment, isNew, isAsked = false, isPlain = false, settle: settlePayment } = props;
  const tone = isPlain ? 'secondary' : 'primary';
  const { state, reference, amountCents } = payment;
  const needsConfirmation = state === 'needs-confirmation';
  const { heading, text } = texts[needsConfirmation ? 'needs-confirmation' : 'unknown'];
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);
  const [isConfirming, setConfirming] = useState(isNew && needsConfirmation);
  const [problem, setProblem] = useAnnouncement();

  // When the panel appears, when the dialog closes, and when the payment changes its state.
  useEffect(() => {
    takesFocus.current ||= isNew;
    if (takesFocus.current && !isConfirming && state !== 'sending') title.current?.focus();
  }, [isNew, isConfirming, state]);

  const confirm = () => {
    setProblem('');
    setConfirming(true);
  };

  const problemOf = (error: unknown): string => {
    // The payment is no longer open: the button that comes back says why.
    if (error instanceof PaymentDeclined || isServiceError(error, 'payment-settled')) return '';
    // The usual message for a provider that is down says that nothing was charged, which is not known here.
    if (state === 'unknown' && isServiceError(error, 'provider-down')) return texts.stillUnknown;
    return failureMessage(error).description;
  };

  const [settle, isBusy] = useAction(async (settlement: Settlement) => {
    setProblem('');
    takesFocus.current = true;
    try {
      const open = await settlePayment(settlement);
      if (open === null) return;
      if (open === 'unknown' && settlement === 'lookUp') setProblem(texts.stillUnknown);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setConfirming(false);
  });

  const lookUpNow = useRef(isAsked && state === 'unknown');
  useEffect(() => {
    if (lookUpNow.current) void settle('lookUp');
    lookUpNow.current = false;
  }, [settle]);

  return (
    <section aria-labelledby={id} className={`grid gap-3 border-l-8 pl-4 ${isPlain ? 'border-fg' : 'border-sun'}`}>
      <h2 ref={title} id={id} tabIndex={-1} className="text-subheading outline-none">
        {heading}
      </h2>
      <p>{text}</p>
      <p className="text-sm wrap-anywhere">
        <span>{amountCents > 0 ? `${formatCents(amountCents)}.` : texts.cardCheck}</span> {texts.reference}:{' '}
        <span translate="no" className="figures font-semibold">
          {reference}
        </span>
      </p>
      <div aria-busy={isBusy} className="flex flex-wrap gap-3">
        <Button tone={tone} isBusy={isBusy} onClick={needsConfirmation ? confirm : () => void settle('lookUp')}>
          {needsConfirmation ? texts.confirm : texts.checkAgain}
        </Button>
        <Button isBusy={isBusy} onClick={() => void settle('cancel')}>
          {texts.payAnotherWay}
        </Button>
      </div>
      <p role="status" className="font-semibold text-alarm text-sm empty:sr-only">
        {problem}
      </p>
      <ConfirmPayment
        isOpen={isConfirming && needsConfirmation}
        amountCents={amountCents}
        onAnswer={(answer) => void settle(answer)}
      />
    </section>
  );
};
