import { Navigate, useSearchParams } from 'react-router-dom';
import { Guard, PageShell } from '../../components/account/guard';
import { LogoMark } from '../../components/layout/logo';
import { BackLink } from '../../components/ui/back-link';
import { Button } from '../../components/ui/button';
import { ValueLine } from '../../components/ui/value-line';
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

const line = {
  look: 'fact',
  className: 'grid-cols-1 gap-x-6 border-t py-3 sm:grid-cols-[12rem_minmax(0,1fr)]',
  valueClassName: 'figures',
} as const;

const Receipt = () => {
  const [search] = useSearchParams();
  const account = useAccount();
  const name = useStored(userName);
  const email = useStored(userEmail);
  if (!account) return <PageShell title="Receipt" />;
  const purchases = account.statements.filter(({ id, type }) => type === 'purchase' && id === search.get('entry'));
  const entry = purchases.find(({ date }) => date === search.get('date')) ?? purchases[0];
  if (entry?.type !== 'purchase') return <Navigate to={href('history')} replace />;
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
          <ValueLine {...line} label="Reference" value={entry.id} />
          <ValueLine {...line} label="Date" value={formatDateTime(entry.date)} />
          <ValueLine
            {...line}
            label="Customer"
            value={
              <>
                {name && <bdi>{name}</bdi>}
                {name && <span>, </span>}
                <bdi>{email}</bdi>
              </>
            }
          />
          <ValueLine {...line} label="Item" value={entry.description} />
          <ValueLine {...line} label="Credits" value={formatCount(entry.credits)} />
          {entry.stripeSessionId && <ValueLine {...line} label="Payment session" value={entry.stripeSessionId} />}
          <ValueLine
            look="total"
            label="Total paid"
            value={formatCentsExactly(toCents(entry.amount))}
            className="py-4"
            valueClassName="text-heading"
          />
        </dl>
        <p className="text-fg-quiet text-sm">
          This is a demo: no money has moved, and this receipt is not a tax document.
        </p>
      </article>
    </div>
  );
};

export const Component = () => (
  <Guard who="customer" title="Receipt" toDo="see your receipt">
    <Receipt />
  </Guard>
);
