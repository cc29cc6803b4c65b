import { DemoNotice } from '../../../components/form/demo-notice';
import { DraftStatus } from '../../../components/form/draft/draft-status';
import { useDraftForm } from '../../../components/form/draft/use-draft-form';
import { fieldId } from '../../../components/form/field';
import { Form } from '../../../components/form/form';
import { perCustomer } from '../../../components/form/per-customer';
import { hydratedLater } from '../../../components/hydration/hydrated-parts';
import { PayButton } from '../../../components/payment/open-payment-slot';
import { useCardPayment } from '../../../components/payment/use-card-payment';
import { TitledSection } from '../../../components/ui/titled-section';
import { toast } from '../../../components/ui/toast/toast';
import { planTiers } from '../../../content/catalogue/plans';
import { sampleTrialOrder, subscribeMessages, subscribePage } from '../../../content/flows/subscribe';
import { classNames } from '../../../lib/class-names';
import { href } from '../../../paths';
import { isServiceError } from '../../../services/errors';
import { fulfillTrial, startTrial } from '../../../services/trial/trial';
import { AddressRemark, aboveContent } from '../../parts/address-remark';
import { useNow } from '../../parts/use-now';
import { SummaryStrip } from '../parts/order-summary';
import { PlanPicker, usePlanInAddress } from './plan-picker';
import {
  TrialAgreement,
  TrialFields,
  type TrialValues,
  trialCard,
  trialDefaults,
  trialSchema,
  trialStart,
} from './trial-fields';
import { TrialSummary } from './trial-summary';

const OwnForm = perCustomer(({ onUsed }: { onUsed: () => void }) => {
  const today = useNow();
  const { form, draft, notice, status, ...shell } = useDraftForm({
    name: 'trial',
    defaults: trialDefaults,
    check: trialSchema,
    startOf: trialStart,
    sample: () => sampleTrialOrder,
    asksFor: 'card',
    onCleared: () => {
      clear();
      document.getElementById(fieldId('fullName'))?.focus();
    },
    onUndone: () => undo(),
  });
  const { plan, remark, choose, clear, undo } = usePlanInAddress(form);
  // The draft may have another plan.
  const isKnown = draft.isOpen;

  const [pay, button] = useCardPayment({
    form,
    fields: trialCard,
    to: href('subscribe'),
    kind: 'trial',
    fulfill: fulfillTrial,
    onPaid: (trial) => {
      if (!trial) {
        onUsed();
        return;
      }
      const { next, ...started } = subscribeMessages.started;
      const to = href('onboarding');
      toast(shell.finish(to) ? started : { ...started, link: { to, text: next } });
      return 'left';
    },
  });

  const send = async ({ plan: tier, agreement: _, cardNumber, expiryDate, cvv, ...answers }: TrialValues) => {
    const card = { number: cardNumber, expiry: expiryDate, code: cvv };
    try {
      return await pay(() => startTrial({ plan: tier, answers, card, shownDay: today }, draft.id()));
    } catch (error) {
      if (!isServiceError(error, 'trial-used')) throw error;
      onUsed();
    }
  };

  return (
    <Form
      form={form}
      className="under-a-bar grid gap-y-12 lg:grid-cols-12 lg:gap-x-8"
      onInvalid={(problems) => {
        if (problems.some(({ name }) => name === 'agreement')) toast(subscribeMessages.agreementRequired);
      }}
      onSubmit={send}
    >
      <AddressRemark remark={remark} shown={planTiers[plan].name} className={aboveContent} />
      <div className={classNames('contents', !isKnown && 'invisible')}>
        <SummaryStrip name={`${planTiers[plan].name}, due today`} totalCents={0} />
      </div>
      <div className="grid gap-8 lg:col-span-7 lg:row-start-2">
        <DemoNotice {...notice} />
        <PlanPicker form={form} chosen={isKnown ? plan : null} onChoose={choose} />
      </div>
      <div className="lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-2">
        <div className="lg:sticky lg:top-24">
          {/* Before the plan is known, the summary only takes its place. */}
          <div className={isKnown ? undefined : 'invisible noscript:hidden'}>
            <TrialSummary tier={plan} today={today} />
          </div>
          <div className="mt-6">
            <DraftStatus {...status} />
          </div>
        </div>
      </div>
      <TitledSection
        id="payment-information"
        title={subscribePage.payment.heading}
        className="grid gap-10 lg:col-span-7 lg:row-start-3"
      >
        <TrialFields form={form} />
        <div className="grid justify-items-start gap-6 border-t pt-8">
          <TrialAgreement form={form} />
          <PayButton {...button} className="w-full sm:w-auto">
            {subscribePage.submit}
          </PayButton>
        </div>
      </TitledSection>
    </Form>
  );
});

/** @param onUsed is called if another tab has started the trial */
export const TrialForm = hydratedLater(OwnForm);
