import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { failureMessage } from '../../components/feedback/failure-message';
import { useAction } from '../../components/form/use-action';
import { formatCentsExactly, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';
import { cancelSession, findSession, paySession } from '../../services/credits/provider-session';
import { pendingPurchase } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';

export const handle = fixedPage(pageMeta.demoProvider);

const title = 'Pay for your order';

/** As plain as can be: this is nobody's brand. */
const buttonLook =
  'min-h-12 w-full border-2 border-fg px-5 py-2.5 text-lg aria-disabled:cursor-not-allowed aria-disabled:text-fg-quiet';

const ProviderPage = () => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const sessionId = query.get('session');
  // Asked again whenever it changes: another tab may have paid or replaced it.
  useStored(pendingPurchase);
  const purchase = findSession(sessionId);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    document.documentElement.classList.add('is-bare');
    return () => document.documentElement.classList.remove('is-bare');
  }, []);

  const [answer, isBusy] = useAction(async (act: 'pay' | 'cancel') => {
    if (sessionId === null) return 'stay';
    setProblem('');
    try {
      await (act === 'pay' ? paySession(sessionId) : cancelSession(sessionId));
      // Replaced, so that Back does not lead to a payment that is over.
      navigate(act === 'pay' ? href('success', { session_id: sessionId }) : href('cancel'), { replace: true });
      return 'left';
    } catch (error) {
      setProblem(failureMessage(error).description);
      return 'stay';
    }
  });

  return (
    <div className="mx-auto grid w-full max-w-md gap-6 px-gutter py-12 font-mono">
      <p>Payment page of the demo. No money moves.</p>
      <h1 className="text-heading">{title}</h1>
      {purchase ? (
        <>
          <dl className="grid gap-2 border-y py-4">
            <div className="flex justify-between gap-6">
              <dt>{formatCount(purchase.credits)} credits</dt>
              <dd>{formatCentsExactly(toCents(purchase.amount))}</dd>
            </div>
          </dl>
          <div className="grid gap-3">
            <button type="button" aria-disabled={isBusy} className={buttonLook} onClick={() => void answer('pay')}>
              {isBusy ? 'Processing...' : 'Pay'}
            </button>
            <button type="button" aria-disabled={isBusy} className={buttonLook} onClick={() => void answer('cancel')}>
              Cancel
            </button>
          </div>
          <p role="status" className="font-semibold empty:hidden">
            {problem}
          </p>
        </>
      ) : (
        <>
          <p>There is nothing to pay here. The order was paid, cancelled, or replaced by a later one.</p>
          <Link to={href('purchaseCredits')} className="underline">
            Back to the shop
          </Link>
        </>
      )}
    </div>
  );
};

export const Component = () => (
  <Guard who="customer" title={title}>
    <ProviderPage />
  </Guard>
);
