import { Description } from '@radix-ui/react-dialog';
import { openPaymentTexts, confirmPaymentTexts as texts } from '../../content/flows/payments';
import { formatCents } from '../../content/format/money';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

type Props = {
  isOpen: boolean;
  amountCents: number;
  /** Escape and a press outside the dialog answer 'cancel'. */
  onAnswer: (answer: 'confirm' | 'refuse' | 'cancel') => void;
};

export const ConfirmPayment = ({ isOpen, amountCents, onAnswer }: Props) => (
  <Dialog
    isOpen={isOpen}
    onClose={() => onAnswer('cancel')}
    title={texts.title}
    closeLabel={texts.cancel}
    actions={
      <>
        <Button tone="primary" onClick={() => onAnswer('confirm')}>
          {texts.complete}
        </Button>
        <Button onClick={() => onAnswer('refuse')}>{texts.fail}</Button>
      </>
    }
  >
    <Description>{texts.text}</Description>
    <p className="mt-4 font-semibold">
      {amountCents > 0 ? `You pay ${formatCents(amountCents)}.` : openPaymentTexts.cardCheck}
    </p>
  </Dialog>
);
