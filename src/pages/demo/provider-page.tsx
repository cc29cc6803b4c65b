import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { guarded } from '../../components/account/guard';
import { useFilledByDesk } from '../../components/form/card/filled-by-desk';
import { LockOffer } from '../../components/payment/lock-offer';
import { OpenPaymentPanel } from '../../components/payment/open-payment';
import { PaymentNote } from '../../components/payment/payment-note';
import { Link } from '../../components/ui/link';
import { ValueLine } from '../../components/ui/value-line';
import { testCards } from '../../content/flows/test-cards';
import { formatCentsExactly, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useRootClass } from '../../hooks/use-root-class';
import { href } from '../../paths';
import { findSession } from '../../services/credits/provider-session';
import { hasPaymentMethod, type PendingPurchase, paymentMethodToken, pendingPurchase } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { useSessionPayment } from './provider/use-session-payment';

export const handle = fixedPage(pageMeta.demoProvider);

/** Without the site's colors, because the page belongs to the provider. */
const control = 'min-h-12 w-full border-2 border-fg px-5 py-2.5 aria-disabled:cursor-not-allowed';

const onFile = 'on file';

const SessionForm = ({ sessionId, purchase }: { sessionId: string; purchase: PendingPurchase }) => {
  const { open, isNew, note, isBusy, pay, cancel, settle } = useSessionPayment(sessionId);
  const hasCard = useStored(hasPaymentMethod);
  const token = useStored(paymentMethodToken);
  const [chosen, choose] = useState<string | null>(null);
  const card = chosen ?? (hasCard ? onFile : testCards[0]?.number);
  const id = useId();
  useFilledByDesk(choose);

  if (open) {
    const { status: state, reference } = open;
    const payment = { state, reference, amountCents: toCents(purchase.amount) };
    return <OpenPaymentPanel payment={payment} isNew={isNew} isPlain settle={settle} />;
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

const title = 'Pay for your order';

const ProviderPage = () => {
  const [query] = useSearchParams();
  const sessionId = query.get('session');
  // Another tab may pay for the purchase or replace it.
  const purchase = findSession(sessionId, useStored(pendingPurchase));

  useRootClass('is-bare');
  return (
    <div className="bare-page mx-auto grid w-full max-w-lg gap-6 px-gutter py-12">
      <p>The demo’s payment page. No money moves.</p>
      <h1 className="text-heading">{title}</h1>
      {purchase && sessionId !== null ? (
        <>
          <dl className="grid gap-2 border-y py-4">
            <ValueLine
              label={`${formatCount(purchase.credits)} credits`}
              value={formatCentsExactly(toCents(purchase.amount))}
              className="gap-6"
            />
          </dl>
          <SessionForm key={sessionId} sessionId={sessionId} purchase={purchase} />
          <LockOffer className="border-fg" />
        </>
      ) : (
        <>
          <p>There is nothing to pay here. The order was paid, canceled, or replaced by a later one.</p>
          <Link to={href('purchaseCredits')} className="underline">
            Back to Purchase Credits
          </Link>
        </>
      )}
    </div>
  );
};

export const Component = guarded({ who: 'customer', title, toDo: 'finish your payment' }, ProviderPage);
