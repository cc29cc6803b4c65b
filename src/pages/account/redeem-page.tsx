import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { findCreditService } from '../../content/catalogue/credits';
import { pageMeta } from '../../content/pages';
import type { PageHandle } from '../../head/page-handle';
import { href } from '../../paths';
import { useAccount } from '../../queries/account';
import { RedeemForm } from './redeem/redeem-form';
import { RedeemedView } from './redeem/redeemed-view';

export const handle: PageHandle = {
  meta: ({ params }) => {
    const service = findCreditService(params.serviceId ?? '');
    if (!service) return pageMeta.redeem;
    return { ...pageMeta.redeem, title: `Redeem ${service.name}`, description: service.description };
  },
};

/** The entry that this visit redeemed; kept in the history entry, so that a reload shows the same view and repeats nothing. */
const redeemedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'redeemed' in state && typeof state.redeemed === 'string'
    ? state.redeemed
    : null;

const Redeem = ({ serviceId }: { serviceId: string }) => {
  const { state } = useLocation();
  const account = useAccount();
  const service = findCreditService(serviceId);
  if (!service) return <Navigate to={href('dashboard')} replace />;
  const redeemed = redeemedIn(state);
  const entry = account?.statements.find(({ id }) => id === redeemed);
  if (entry?.type === 'redemption') return <RedeemedView entry={entry} />;
  return <RedeemForm service={service} credits={account?.credits ?? null} />;
};

export const Component = () => {
  const { serviceId = '' } = useParams();
  return (
    <Guard who="customer" title={findCreditService(serviceId)?.name ?? 'Redeem a service'}>
      <Redeem key={serviceId} serviceId={serviceId} />
    </Guard>
  );
};
