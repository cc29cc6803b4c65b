import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site';
import { formatCount } from '../../lib/numbers';
import { fixedPage } from '../../lib/page-handle';
import { href } from '../../paths';
import { paymentReturnMutation } from '../../queries/account';

export const handle = fixedPage(pageMeta.success);

const Frame = ({ title, busy, children }: { title: string; busy?: boolean; children: ReactNode }) => (
  <div className="page-grid py-section" aria-busy={busy ?? false}>
    <div role="status" className="grid max-w-3xl justify-items-start gap-6">
      <h1 className="text-title">{title}</h1>
      {children}
    </div>
  </div>
);

const Processing = () => (
  <Frame title="Processing your payment..." busy>
    <span
      aria-hidden="true"
      className="size-12 animate-spin rounded-full border-4 border-line-strong border-t-vermilion"
    />
    <p>Please keep this page open for a moment.</p>
  </Frame>
);

const Failed = () => (
  <Frame title="Payment Error">
    <p className="text-lead">There was an issue processing your payment. Please try again or contact support.</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink tone="primary" to={href('purchaseCredits')}>
        Try Again
      </ButtonLink>
      <ButtonLink to={`mailto:${site.supportEmail}`}>Contact support</ButtonLink>
    </div>
  </Frame>
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
    <Frame title="Payment Successful!">
      {data && <p className="text-lead">{formatCount(data.credits)} credits have been added to your account.</p>}
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
    </Frame>
  );
};
