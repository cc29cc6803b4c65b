import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate } from 'react-router-dom';
import * as v from 'valibot';
import { PageShell } from '../../components/account/guard';
import { EmailField } from '../../components/form/email-field';
import { fieldId } from '../../components/form/errors';
import { Form } from '../../components/form/form';
import { perCustomer } from '../../components/form/per-customer';
import { SubmitButton } from '../../components/form/submit-button';
import { emailAddress, useSchemaForm } from '../../components/form/validation';
import { Vignette } from '../../components/media/vignette';
import { ActionLink, Button, ButtonLink } from '../../components/ui/button';
import { onboardingSuccessPage } from '../../content/flows/onboarding';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { href } from '../../paths';
import { useVisitor } from '../../queries/visitor';
import { saveReplyAddress } from '../../services/brief/onboarding';
import { type Reply, replyFor } from '../../services/brief/reply-address';
import { lastPlanSent } from '../../services/receipts/receipt-order';
import { onboardingComplete, sentBrief, submissions } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { AccountOffer } from './parts/account-offer';
import { PaidOrder } from './parts/paid-order';
import { RunningTrial } from './parts/trial-line';

const texts = onboardingSuccessPage.reply;
const schema = v.object({ email: emailAddress(texts.missing) });

type FormProps = { brief: string; address: string | null; onSaved: () => void };

const ReplyForm = perCustomer(({ brief, address, onSaved }: FormProps) => {
  const form = useSchemaForm(schema, { email: address ?? '' });
  return (
    <Form
      form={form}
      className="grid max-w-measure justify-items-start gap-4 border-sun border-l-8 bg-ground-raised p-5"
      onSubmit={async ({ email }) => {
        await saveReplyAddress({ brief, email });
        onSaved();
        return 'left';
      }}
    >
      <EmailField form={form} name="email" label={texts.label} hint={texts.hint} className="w-full" />
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  );
});

const ReplyAddress = ({ reply }: { reply: Reply }) => {
  const [isChanging, setIsChanging] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const change = () => {
    flushSync(() => setIsChanging(true));
    document.getElementById(fieldId('email'))?.focus();
  };
  const finish = () => {
    flushSync(() => setIsChanging(false));
    line.current?.focus();
  };
  if (reply.address === null) return <ReplyForm {...reply} onSaved={finish} />;
  const { address, brief } = reply;
  if (brief !== null && isChanging) return <ReplyForm brief={brief} address={address} onSaved={finish} />;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <p ref={line} tabIndex={-1} className="max-w-measure outline-none">
        {texts.known} <strong className="wrap-anywhere">{address}</strong>
      </p>
      {brief !== null && (
        <Button tone="quiet" size="small" onClick={change}>
          {texts.change}
        </Button>
      )}
    </div>
  );
};

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
          {isBriefSent && <AccountOffer what="brief" email={reply.address} size="large" />}
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
