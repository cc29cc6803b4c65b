import { Navigate, useSearchParams } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { href, plansAndSitesHref } from '../../paths';
import { useReceipt } from '../../queries/receipts';
import { useStored } from '../../storage/use-stored';
import { authToken, userEmail } from '../../storage/visitor-keys';
import { ReceiptView } from './receipt/receipt-view';

export const handle = fixedPage(pageMeta.receipt);

const guard = { who: 'customer', title: 'Receipt', toDo: 'see your receipt' } as const;

const Found = () => {
  const [search] = useSearchParams();
  const isSignedIn = useStored(authToken) !== null;
  const email = useStored(userEmail);
  const address = { order: search.get('order'), entry: search.get('entry'), date: search.get('date') };
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
