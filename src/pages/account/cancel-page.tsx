import { StatusPage } from '../../components/feedback/status-page';
import { ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';

export const handle = fixedPage(pageMeta.cancel);

export const Component = () => (
  <StatusPage title="Payment Cancelled" figure="payment-canceled">
    <p className="max-w-measure text-lead">
      Nothing was charged and your credits are unchanged. You can pick up where you left off.
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink tone="primary" to={href('purchaseCredits')}>
        Back to Purchase Credits
      </ButtonLink>
      <ButtonLink to={href('dashboard')}>Go to Dashboard</ButtonLink>
    </div>
    <p>
      Something not right? Contact support at{' '}
      <a translate="no" href={`mailto:${site.supportEmail}`} className="text-link">
        {site.supportEmail}
      </a>
      .
    </p>
  </StatusPage>
);
