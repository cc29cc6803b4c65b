import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NeedsScript } from '../../components/feedback/needs-script';
import { StatusPage } from '../../components/feedback/status-page';
import { ButtonLink } from '../../components/ui/button';
import { formatCount } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';
import { useAccount } from '../../queries/account';
import { completePaymentReturn } from '../../services/credits/purchases';

export const handle = fixedPage(pageMeta.success);

const Failed = () => (
  <>
    <p className="max-w-measure text-lead">
      There was an issue processing your payment. Please try again or contact support.
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink tone="primary" to={href('purchaseCredits')}>
        Try Again
      </ButtonLink>
      <ButtonLink to={`mailto:${site.supportEmail}`}>Contact support</ButtonLink>
    </div>
  </>
);

/** `credits` is null if there was nothing to add. */
const Successful = ({ sessionId, credits }: { sessionId: string | null; credits: number | null }) => {
  const { statements } = useAccount();
  const isInHistory = statements.some((one) => one.type === 'purchase' && one.stripeSessionId === sessionId?.trim());
  return (
    <>
      {credits !== null && (
        <p className="text-lead">{`${formatCount(credits)} credits have been added to your account.`}</p>
      )}
      <p>
        Transaction ID:{' '}
        <span translate="no" className="figures break-all font-semibold">
          {sessionId}
        </span>
      </p>
      {isInHistory && (
        <p className="max-w-measure">
          Your receipt was sent. In this demo it goes to your transaction history, not to your inbox.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink tone="primary" to={href('dashboard')}>
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to={href('services')}>Browse services</ButtonLink>
      </div>
    </>
  );
};

const outcomes = {
  pending: { title: 'Processing your payment...' },
  error: { title: 'Payment Error', figure: 'payment-error' },
  success: { title: 'Payment Successful!', figure: 'payment-successful' },
} as const;

const PaymentReturn = ({ sessionId }: { sessionId: string | null }) => {
  const { mutate, status, data } = useMutation({ mutationFn: (id: string | null) => completePaymentReturn(id) });
  const hasAsked = useRef(false);

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    mutate(sessionId);
  }, [mutate, sessionId]);

  const state = status === 'idle' ? 'pending' : status;
  // The same element for every state, so that the live region announces the change.
  return (
    <StatusPage {...outcomes[state]}>
      {state === 'pending' && (
        <>
          <p className="text-lead">Please keep this page open for a moment.</p>
          <NeedsScript what="This page" />
        </>
      )}
      {state === 'error' && <Failed />}
      {state === 'success' && <Successful sessionId={sessionId} credits={data?.credits ?? null} />}
    </StatusPage>
  );
};

export const Component = () => {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  // Another payment may return to this page while it is open; the key mounts it again.
  return <PaymentReturn key={sessionId} sessionId={sessionId} />;
};
