import { Navigate } from 'react-router-dom';
import { PageShell } from '../../components/account/guard';
import { Vignette } from '../../components/media/vignette';
import { ActionLink, ButtonLink } from '../../components/ui/button';
import { onboardingSuccessPage } from '../../content/flows/onboarding';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { href } from '../../paths';
import { useVisitor } from '../../queries/visitor';
import { replyFor } from '../../services/brief/onboarding';
import { lastPlanSent } from '../../services/receipts/receipt-order';
import { onboardingComplete, sentBrief, submissions } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { ReplyAddress } from './brief/reply-address';
import { AccountOffer } from './parts/account-offer';
import { PaidOrder } from './parts/paid-order';
import { RunningTrial } from './parts/trial-line';

export const handle = fixedPage(pageMeta.onboardingSuccess);

const { heading, complete, lead, next, dashboard, support, contactText } = onboardingSuccessPage;

/** The thank-you page, for tabs that have sent a brief or paid for a plan (`onboardingComplete`). It changes nothing. */
export const Component = () => {
  const isHydrated = useHydrated();
  const isComplete = useStored(onboardingComplete);
  const [visitor, sent] = [useVisitor(), useStored(submissions)];
  const reply = replyFor(visitor, sent, useStored(sentBrief));
  const order = lastPlanSent(sent, visitor);
  if (!isHydrated) return <PageShell title={heading} />;
  if (!isComplete) return <Navigate to={href('subscribe')} replace />;
  const isAsking = reply?.address === null;
  const isBriefSent = !order && reply?.brief != null;
  const offersAccount = visitor.email === null && isBriefSent && !isAsking;
  return (
    <div className="page-grid grid gap-x-8 gap-y-12 py-12 md:grid-cols-12 lg:py-20">
      <div className="grid min-w-0 content-start gap-8 md:col-span-7">
        <h1 className="text-hero">{heading}</h1>
        {order && <PaidOrder order={order} next={contactText} />}
        <p className="max-w-measure text-lead">{isAsking ? lead : `${complete} ${lead}`}</p>
        {!order && <RunningTrial />}
        {reply && <ReplyAddress reply={reply} />}
        <div className="flex flex-wrap gap-3">
          {isBriefSent && <AccountOffer what="brief" email={reply.address} />}
          <ActionLink tone={isAsking || offersAccount ? 'secondary' : 'primary'} size="large" action={dashboard} />
          <ButtonLink size="large" to={`mailto:${site.supportEmail}`}>
            {support.label}
          </ButtonLink>
        </div>
      </div>
      <Vignette id="thanks" className="aspect-square w-full max-w-xs md:col-span-5 lg:col-start-8 lg:max-w-none" />
      <ol className="grid gap-x-8 border-t border-fg md:col-span-12 md:grid-cols-3">
        {next.map(({ title, text }, index) => (
          <li key={title} className="border-b py-6 md:border-b-0">
            <span className="figures text-fg-quiet">{index + 1}</span>
            <h2 className="mt-1 text-subheading">{title}</h2>
            <p className="mt-2 max-w-measure">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
};
