import { Navigate, useSearchParams } from 'react-router-dom';
import { Guard, PageShell } from '../../components/account/guard';
import { LogoMark } from '../../components/layout/logo';
import { BackLink } from '../../components/ui/back-link';
import { Button } from '../../components/ui/button';
import { formatCentsExactly, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage } from '../../head/page-handle';
import { formatDateTime } from '../../lib/dates';
import { href } from '../../paths';
import { useAccount } from '../../queries/account';
import { useStored } from '../../storage/use-stored';
import { userEmail, userName } from '../../storage/visitor-keys';

export const handle = fixedPage(pageMeta.receipt);

const ReceiptLine = ({ label, value }: { label: string; value: string }) => (
  <div className="grid grid-cols-1 gap-x-6 border-t py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="text-fg-quiet">{label}</dt>
    <dd className="figures wrap-anywhere">{value}</dd>
  </div>
);

const Receipt = () => {
  const [search] = useSearchParams();
  const account = useAccount();
  const name = useStored(userName);
  const email = useStored(userEmail);
  if (!account) return <PageShell title="Receipt" />;
  const purchases = account.statements.filter(({ id, type }) => type === 'purchase' && id === search.get('entry'));
  const entry = purchases.find(({ date }) => date === search.get('date')) ?? purchases[0];
  if (entry?.type !== 'purchase') return <Navigate to={href('history')} replace />;
  const totalCents = toCents(entry.amount);
  return (
    <div className="page-grid grid grid-cols-1 gap-x-8 gap-y-8 py-12 lg:grid-cols-12 lg:py-16 print:block print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 lg:col-span-3 lg:flex-col lg:items-start lg:justify-start lg:gap-8 print:hidden">
        <BackLink to={href('history')}>Back to Transaction History</BackLink>
        <Button onClick={() => window.print()}>Print receipt</Button>
      </div>
      <article className="grid grid-cols-1 gap-10 border-t-8 border-t-fg bg-ground-raised p-6 sm:p-12 lg:col-span-9 xl:col-span-8 print:border-0 print:bg-transparent print:p-0">
        <div className="flex flex-wrap items-start justify-between gap-6">
          <div className="grid justify-items-start gap-6">
            <LogoMark className="size-14" />
            <h1 className="text-title">Receipt</h1>
          </div>
          <address className="not-italic sm:text-right">
            {site.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {site.supportEmail}
          </address>
        </div>
        <dl>
          <ReceiptLine label="Reference" value={entry.id} />
          <ReceiptLine label="Date" value={formatDateTime(entry.date)} />
          <ReceiptLine label="Customer" value={[name, email].filter(Boolean).join(', ')} />
          <ReceiptLine label="Item" value={entry.description} />
          <ReceiptLine label="Credits" value={formatCount(entry.credits)} />
          {entry.stripeSessionId && <ReceiptLine label="Payment session" value={entry.stripeSessionId} />}
          <div className="flex items-baseline justify-between gap-6 border-fg border-t-2 py-4">
            <dt className="font-semibold">Total paid</dt>
            <dd className="figures wrap-anywhere text-right font-display font-semibold text-heading">
              {formatCentsExactly(totalCents)}
            </dd>
          </div>
        </dl>
        <p className="text-fg-quiet text-sm">
          This is a demo: no money has moved, and this receipt is not a tax document.
        </p>
      </article>
    </div>
  );
};

export const Component = () => (
  <Guard who="customer" title="Receipt">
    <Receipt />
  </Guard>
);
