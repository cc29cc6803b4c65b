import { Link, useSearchParams } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { ValueLine } from '../../components/ui/value-line';
import { formatCentsExactly, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useRootClass } from '../../hooks/use-root-class';
import { href } from '../../paths';
import { findSession } from '../../services/credits/provider-session';
import { pendingPurchase } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { SessionForm } from './provider/session-form';

export const handle = fixedPage(pageMeta.demoProvider);

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

export const Component = () => (
  <Guard who="customer" title={title} toDo="finish your payment">
    <ProviderPage />
  </Guard>
);
