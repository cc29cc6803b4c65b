import { Check } from 'lucide-react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Guard } from '../../components/account/guard';
import { Button, ButtonLink, newTab } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { TitledSection } from '../../components/ui/titled-section';
import { nextStepsOf } from '../../content/account/credit-texts';
import { drawnServices } from '../../content/account/drawn-services';
import { findCreditService, startedTexts } from '../../content/catalogue/credits';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import type { PageHandle } from '../../head/page-handle';
import { isRecord } from '../../lib/is-record';
import { href } from '../../paths';
import { useAccount } from '../../queries/account';
import type { Statement } from '../../services/credits/history';
import { StatusBadge } from './parts/entry-parts';
import { startRedemption } from './parts/order-acts';
import { RedeemForm } from './redeem/redeem-form';

const finishedSteps = { pending: 0, active: 1, completed: 4 } as const;

const RedemptionSuccess = ({ entry }: { entry: Extract<Statement, { type: 'redemption' }> }) => {
  const done = finishedSteps[entry.status];
  const isDrawn =
    import.meta.env.VITE_FIRST_DRAFT !== 'off' && drawnServices.some(({ name }) => name === entry.service);
  return (
    <div className="page-grid grid gap-x-8 gap-y-12 py-12 lg:grid-cols-12 lg:py-16">
      <div className="grid content-start gap-6 lg:col-span-6">
        <h1 className="text-title">Service Redeemed!</h1>
        <p className="max-w-measure text-lead">
          {`${entry.service} is yours for ${formatCount(-entry.credits)} credits. ${formatCount(entry.balance)} credits are left.`}
        </p>
        <p>
          <StatusBadge status={entry.status} entryKey={entry.key} />
        </p>
        {entry.status === 'pending' && (
          <>
            <p className="max-w-measure border-sun border-l-8 pl-4">
              <strong>The service does not start automatically.</strong> Start the assignment and book a time, now or
              later from your transaction history.
            </p>
            <Button tone="primary" size="large" className="justify-self-start" onClick={() => startRedemption(entry)}>
              Start Assignment
            </Button>
          </>
        )}
        <div role="status" className="empty:sr-only">
          {entry.status === 'active' && (
            <p className="max-w-measure border-moss-read border-l-8 pl-4">
              <strong>{startedTexts.started}</strong>{' '}
              <a href={site.consultationUrl} {...newTab} className="text-link">
                {startedTexts.pick}
              </a>
              <span>.</span>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3 border-t pt-6">
          <ButtonLink to={href('dashboard')}>Back to Dashboard</ButtonLink>
          <ButtonLink to={href('history')}>Transaction History</ButtonLink>
        </div>
      </div>
      <TitledSection
        id="next"
        title="Next steps"
        titleLook="mb-4 text-heading"
        className="lg:col-span-5 lg:col-start-8"
      >
        <ol className="border-b">
          {nextStepsOf(isDrawn).map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3rem_1fr] border-t py-5">
              <span aria-hidden="true" className="figures font-display font-semibold text-heading">
                {index < done ? <Icon icon={Check} className="size-8" /> : index + 1}
              </span>
              <div>
                <h3 className="text-subheading">
                  <span>{title}</span>
                  {index < done && <span className="sr-only"> (done)</span>}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </TitledSection>
    </div>
  );
};

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
