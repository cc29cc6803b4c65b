import { Navigate, useSearchParams } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { ButtonLink } from '../../components/ui/button';
import { PrintButton } from '../../components/ui/print-button';
import { pageMeta } from '../../content/pages';
import { fixedPage, type PageHandle } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { href, plansAndSitesHref } from '../../paths';
import { useReceipt } from '../../queries/receipts';
import { type Receipt, type ReceiptAddress, readReceipt } from '../../services/receipts/receipts';
import { useStored } from '../../storage/use-stored';
import { authToken, userEmail } from '../../storage/visitor-keys';
import { BackLink } from './parts/portal-frame';
import { BillingFields, useBillingDetails } from './receipt/billing-details';
import { ReceiptPaper } from './receipt/receipt-paper';

const ReceiptView = ({ receipt, back }: { receipt: Receipt; back?: { to: string; label: string } }) => {
  const billing = useBillingDetails();
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
      <ReceiptPaper receipt={receipt} details={billing.details} />
      <div className="lg:col-span-3 lg:row-start-2">
        <BillingFields {...billing} />
      </div>
    </div>
  );
};

export const handle: PageHandle = {
  ...fixedPage(pageMeta.receipt),
  ownTitle: (search) => {
    const receipt = readReceipt(Object.fromEntries(search));
    return receipt && `Receipt ${receipt.reference}`;
  },
};

const guard = { who: 'customer', title: 'Receipt', toDo: 'see your receipt' } as const;

const Found = () => {
  const [search] = useSearchParams();
  const isSignedIn = useStored(authToken) !== null;
  const email = useStored(userEmail);
  const address: ReceiptAddress = Object.fromEntries(search);
  const receipt = useReceipt(isSignedIn ? email : null, address);
  const back =
    address.order === undefined
      ? { to: href('history'), label: 'Back to Transaction History' }
      : { to: plansAndSitesHref(), label: 'Back to Plans and sites' };
  if (!isSignedIn && receipt) return <ReceiptView receipt={receipt} />;
  return (
    <Guard {...guard}>
      {receipt ? <ReceiptView receipt={receipt} back={back} /> : <Navigate to={back.to} replace />}
    </Guard>
  );
};

/** A customer sees their own receipts; who is signed out, only what this tab has paid for, and else the login page. */
export const Component = () => (useHydrated() ? <Found /> : <Guard {...guard}>{null}</Guard>);
