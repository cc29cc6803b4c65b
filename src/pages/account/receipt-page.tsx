import { Navigate, useSearchParams } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { LogoMark } from '../../components/media/logo';
import { ButtonLink } from '../../components/ui/button';
import { PrintButton } from '../../components/ui/print-button';
import { ValueLine } from '../../components/ui/value-line';
import { formatCentsExactly } from '../../content/format/money';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage, type PageHandle } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { formatDateTime, formatZone } from '../../lib/dates';
import { href, plansAndSitesHref } from '../../paths';
import { useReceipt } from '../../queries/receipts';
import { type Receipt, readReceipt } from '../../services/receipts/receipts';
import { useStored } from '../../storage/use-stored';
import { authToken, userEmail } from '../../storage/visitor-keys';
import { BackLink } from './parts/portal-frame';
import { BillingFields, billingLabels } from './receipt/billing-fields';
import { useBillingDetails } from './receipt/use-billing-details';

const line = {
  look: 'fact',
  className: 'grid-cols-1 gap-x-6 border-t py-3 sm:grid-cols-[12rem_minmax(0,1fr)]',
  valueClassName: 'figures',
} as const;

type Props = {
  receipt: Receipt;
  isSignedIn: boolean;
  back?: { to: string; label: string };
};

const ReceiptView = ({ receipt, isSignedIn, back }: Props) => {
  const billing = useBillingDetails();
  const { details } = billing;
  const { name, email, discount, period, session } = receipt;
  return (
    <div className="page-grid grid grid-cols-1 gap-x-8 gap-y-8 py-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:py-16 print:block print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 lg:col-span-3 lg:flex-col lg:items-start lg:justify-start lg:gap-8 print:hidden">
        {back && <BackLink to={back.to}>{back.label}</BackLink>}
        <PrintButton>Print receipt</PrintButton>
        {receipt.isSetupOpen && (
          <div className="grid justify-items-start gap-2">
            <p id="setup" className="font-semibold">
              Fill in the setup form
            </p>
            <ButtonLink to={href('instantSiteForm')} describedBy="setup">
              Continue
            </ButtonLink>
          </div>
        )}
      </div>
      <article
        aria-labelledby="receipt"
        className="grid grid-cols-1 gap-10 border-t-8 border-t-fg bg-ground-raised p-6 sm:p-12 lg:col-span-9 lg:col-start-4 lg:row-span-2 xl:col-span-8 print:border-0 print:bg-transparent print:p-0"
      >
        <div className="flex flex-wrap items-start justify-between gap-6">
          <div className="grid justify-items-start gap-6">
            <LogoMark className="size-14" />
            <h1 id="receipt" className="text-title">
              Receipt
            </h1>
          </div>
          <address translate="no" className="not-italic sm:text-right">
            {site.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {site.supportEmail}
          </address>
        </div>
        <dl>
          {receipt.number && <ValueLine {...line} label="Number" value={receipt.number} isData />}
          <ValueLine {...line} label="Reference" value={receipt.reference} isData />
          <ValueLine {...line} label="Date" value={`${formatDateTime(receipt.date)} ${formatZone(receipt.date)}`} />
          <ValueLine
            {...line}
            label="Customer"
            value={
              <>
                {name && <bdi translate="no">{name}</bdi>}
                {name && email && <span>, </span>}
                <bdi translate="no">{email}</bdi>
              </>
            }
          />
          {(Object.keys(billingLabels) as (keyof typeof billingLabels)[]).map(
            (detail) =>
              details[detail].trim() && (
                <ValueLine
                  {...line}
                  key={detail}
                  label={billingLabels[detail]}
                  value={
                    <bdi translate="no" className="whitespace-pre-line">
                      {details[detail]}
                    </bdi>
                  }
                />
              ),
          )}
          {period && <ValueLine {...line} label="Period" value={period} />}
          <ValueLine {...line} label="Paid with" value={receipt.method} />
          {session && <ValueLine {...line} label="Payment session" value={session} isData />}
          <ValueLine
            {...line}
            label="Item"
            value={
              <span className="flex flex-wrap justify-between gap-x-6">
                <span>{receipt.item}</span>{' '}
                <span className="grow text-right">
                  {formatCentsExactly(receipt.totalCents - (discount?.cents ?? 0))}
                </span>
              </span>
            }
          />
          {discount && (
            <ValueLine
              {...line}
              label={`Discount ${discount.label}`}
              value={formatCentsExactly(discount.cents)}
              valueClassName="figures text-right"
            />
          )}
          <ValueLine
            look="total"
            label="Total paid"
            value={formatCentsExactly(receipt.totalCents)}
            className="py-4"
            valueClassName="text-heading"
          />
        </dl>
        <p className="text-fg-quiet text-sm">
          This is a demo: no money has moved, and this receipt is not a tax document.
        </p>
      </article>
      <div className="lg:col-span-3 lg:row-start-2">
        <BillingFields {...billing} isSignedIn={isSignedIn} />
      </div>
    </div>
  );
};

const addressOf = (search: URLSearchParams) => ({
  order: search.get('order'),
  entry: search.get('entry'),
  date: search.get('date'),
});

export const handle: PageHandle = {
  ...fixedPage(pageMeta.receipt),
  ownTitle: (search) => {
    const receipt = readReceipt(addressOf(search));
    return receipt && `Receipt ${receipt.reference}`;
  },
};

const guard = { who: 'customer', title: 'Receipt', toDo: 'see your receipt' } as const;

const Found = () => {
  const [search] = useSearchParams();
  const isSignedIn = useStored(authToken) !== null;
  const email = useStored(userEmail);
  const address = addressOf(search);
  const receipt = useReceipt(isSignedIn ? email : null, address);
  const back =
    address.order === null
      ? { to: href('history'), label: 'Back to Transaction History' }
      : { to: plansAndSitesHref(), label: 'Back to Plans and sites' };
  if (!isSignedIn && receipt) return <ReceiptView receipt={receipt} isSignedIn={false} />;
  return (
    <Guard {...guard}>
      {receipt ? <ReceiptView receipt={receipt} isSignedIn back={back} /> : <Navigate to={back.to} replace />}
    </Guard>
  );
};

/** A customer sees their own receipts; who is signed out, only what this tab has paid for, and else the login page. */
export const Component = () => (useHydrated() ? <Found /> : <Guard {...guard}>{null}</Guard>);
