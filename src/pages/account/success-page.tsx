import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site';
import { formatCount } from '../../lib/numbers';
import { fixedPage } from '../../lib/page-handle';
import { href } from '../../paths';
import { paymentReturnMutation } from '../../queries/account';

export const handle = fixedPage(pageMeta.success);

const Processing = () => (
  <>
    <h1 className="text-title">Processing your payment...</h1>
    <span
      aria-hidden="true"
      className="size-12 animate-spin rounded-full border-4 border-line-strong border-t-vermilion"
    />
    <p>Please keep this page open for a moment.</p>
  </>
);

const Failed = () => (
  <>
    <h1 className="text-title">Payment Error</h1>
    <p className="text-lead">There was an issue processing your payment. Please try again or contact support.</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink tone="primary" to={href('purchaseCredits')}>
        Try Again
      </ButtonLink>
      <ButtonLink to={`mailto:${site.supportEmail}`}>Contact support</ButtonLink>
    </div>
  </>
);

/** `credits` is null where there was nothing to add. */
const Successful = ({ sessionId, credits }: { sessionId: string | null; credits: number | null }) => (
  <>
    <h1 className="text-title">Payment Successful!</h1>
    {credits !== null && <p className="text-lead">{formatCount(credits)} credits have been added to your account.</p>}
    <p>
      Transaction ID: <span className="figures break-all font-semibold">{sessionId}</span>
    </p>
    <p>A receipt has been sent to your email address. In this demo, that means it is in your transaction history.</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink tone="primary" to={href('dashboard')}>
        Go to Dashboard
      </ButtonLink>
      <ButtonLink to={href('services')}>Browse Services</ButtonLink>
    </div>
  </>
);

export const Component = () => {
  const [search] = useSearchParams();
  const { mutate, status, data } = useMutation(paymentReturnMutation);
  const asked = useRef(false);
  const sessionId = search.get('session_id');

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate(sessionId);
  }, [mutate, sessionId]);

  return (
    <div className="page-grid py-section">
      {/* One and the same element from the first words to the last, so that the outcome is announced. */}
      <div role="status" className="grid max-w-3xl justify-items-start gap-6">
        {status === 'error' ? (
          <Failed />
        ) : status === 'success' ? (
          <Successful sessionId={sessionId} credits={data?.credits ?? null} />
        ) : (
          <Processing />
        )}
      </div>
    </div>
  );
};
