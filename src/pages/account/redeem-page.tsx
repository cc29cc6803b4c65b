import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { findCreditService } from '../../content/catalogue/credits';
import { pageMeta } from '../../content/pages';
import type { PageHandle } from '../../head/page-handle';
import { href } from '../../paths';
import { useAccount } from '../../queries/account';
import { isRecord } from '../../storage/codecs/codec';
import { RedeemForm } from './redeem/redeem-form';
import { RedemptionSuccess } from './redeem/redemption-success';

export const handle: PageHandle = {
  meta: ({ params }) => {
    const service = findCreditService(params.serviceId ?? '');
    if (!service) return pageMeta.redeem;
    return { ...pageMeta.redeem, title: `Redeem ${service.name}`, description: service.description };
  },
};

/** Id of the entry that was redeemed, from the history state (untrusted), so that a reload shows the success view again. */
const redeemedEntryId = (state: unknown): string | null =>
  isRecord(state) && typeof state.redeemed === 'string' ? state.redeemed : null;

const Redeem = ({ serviceId }: { serviceId: string }) => {
  const { state } = useLocation();
  const { credits, statements } = useAccount();
  const service = findCreditService(serviceId);
  if (!service) return <Navigate to={href('dashboard')} replace />;
  const redeemed = redeemedEntryId(state);
  const entry = statements.find(
    (item) => item.type === 'redemption' && item.id === redeemed && item.service === service.name,
  );
  if (entry?.type === 'redemption') return <RedemptionSuccess entry={entry} />;
  return <RedeemForm service={service} credits={credits} />;
};

export const Component = () => {
  const { serviceId = '' } = useParams();
  return (
    <Guard who="customer" title={findCreditService(serviceId)?.name ?? 'Redeem a service'} toDo="redeem credits">
      <Redeem key={serviceId} serviceId={serviceId} />
    </Guard>
  );
};
