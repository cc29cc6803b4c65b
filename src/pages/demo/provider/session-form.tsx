import { useId, useState } from 'react';
import { useFilledByDesk } from '../../../components/form/card/card-at-hand';
import { OpenPaymentPanel } from '../../../components/payment/open-payment';
import { PaymentNote } from '../../../components/payment/payment-note';
import { testCards } from '../../../content/flows/test-cards';
import { toCents } from '../../../content/format/money';
import type { PendingPurchase } from '../../../storage/schema';
import * as keys from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { useSessionPayment } from './use-session-payment';

/** Without the site's colors, because the page belongs to the provider. */
const control = 'min-h-12 w-full border-2 border-fg px-5 py-2.5 aria-disabled:cursor-not-allowed';

const onFile = 'on file';

/** The provider's form: a card, Pay and Cancel. While the payment is open, its panel replaces the form. */
export const SessionForm = ({ sessionId, purchase }: { sessionId: string; purchase: PendingPurchase }) => {
  const { open, isNew, note, setNote, isBusy, pay, cancel, settle } = useSessionPayment(sessionId);
  const hasCard = useStored(keys.hasPaymentMethod);
  const token = useStored(keys.paymentMethodToken);
  const [chosen, choose] = useState<string | null>(null);
  const card = chosen ?? (hasCard ? onFile : testCards[0]?.number);
  const id = useId();
  useFilledByDesk(choose);

  if (open) {
    const { status: state, reference } = open;
    const payment = { state, reference, amountCents: toCents(purchase.amount) };
    return <OpenPaymentPanel payment={payment} isNew={isNew} isPlain settle={settle} onNote={setNote} />;
  }
  return (
    <div className="grid gap-3">
      {note && <PaymentNote text={note} className="mb-3 border-fg" />}
      <label htmlFor={id}>Card</label>
      <select
        id={id}
        value={card}
        onChange={({ target }) => choose(target.value)}
        className={`${control} mb-3 bg-ground-raised`}
      >
        {hasCard && <option value={onFile}>The card on file</option>}
        {testCards.map(({ number, label }) => (
          <option key={number} value={number}>
            {label} ({number})
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-disabled={isBusy}
        className={`${control} bg-fg text-ground aria-disabled:bg-fg-quiet`}
        onClick={() =>
          pay(
            card === undefined || card === onFile
              ? { storedMethod: token }
              : { card: { number: card, expiry: '', code: '' } },
          )
        }
      >
        {isBusy ? 'Processing...' : 'Pay'}
      </button>
      <button type="button" aria-disabled={isBusy} className={control} onClick={cancel}>
        Cancel
      </button>
    </div>
  );
};
