import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Outcome } from '../../components/layout/outcome';
import { ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site';
import { formatCount } from '../../lib/numbers';
import { fixedPage } from '../../lib/page-handle';
import { href } from '../../paths';
import { paymentReturnMutation } from '../../queries/account';

export const handle = fixedPage(pageMeta.success);

const Processing = () => (
  <Outcome title="Processing your payment..." laid={3} isBusy>
    <p className="text-lead">Please keep this page open for a moment.</p>
  </Outcome>
);

const Failed = () => (
  <Outcome title="Payment Error" laid={3}>
    <p className="max-w-prose text-lead">
      There was an issue processing your payment. Please try again or contact support.
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink tone="primary" to={href('purchaseCredits')}>
        Try Again
      </ButtonLink>
      <ButtonLink to={`mailto:${site.supportEmail}`}>Contact support</ButtonLink>
    </div>
  </Outcome>
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

  if (status === 'error') return <Failed />;
  if (status !== 'success') return <Processing />;
  return (
    <Outcome title="Payment Successful!" laid={4}>
      {data && <p className="text-lead">{formatCount(data.credits)} credits have been added to your account.</p>}
      <p>
        Transaction ID: <span className="figures break-all font-semibold">{sessionId}</span>
      </p>
      <p className="max-w-prose">
        A receipt has been sent to your email address. In this demo, that means it is in your transaction history.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink tone="primary" to={href('dashboard')}>
          Go to Dashboard
        </ButtonLink>
        <ButtonLink to={href('services')}>Browse Services</ButtonLink>
      </div>
    </Outcome>
  );
};
