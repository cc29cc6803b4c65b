import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useDraftForm } from '../../components/form/draft/use-draft-form';
import { perCustomer } from '../../components/form/per-customer';
import { hydratedLater } from '../../components/hydration/hydrated-parts';
import { OpenPaymentSlot } from '../../components/payment/open-payment-slot';
import { toast } from '../../components/ui/toast/toast';
import { backToFormTexts, logoUpload, mediaUpload, meetingToBook, sampleSite } from '../../content/flows/instant-site';
import { pageMeta } from '../../content/pages';
import type { PageHandle } from '../../head/page-handle';
import { FormCustomer } from '../../hooks/use-action';
import { useHydrated } from '../../hooks/use-hydrated';
import { useOnDemand } from '../../hooks/use-on-demand';
import { showNextFromTop } from '../../lib/focus';
import { href } from '../../paths';
import { useVisitor } from '../../queries/visitor';
import { fulfillInstantSite } from '../../services/checkout/instant-site';
import { type InstantSitePrice, unusedPayment } from '../../services/checkout/instant-site-price';
import { submissions } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { DetailsStep } from './instant-site/details-step';
import { instantSiteInitial, instantSiteShape, instantSiteStart, isComplete } from './instant-site/form-values';
import { countAnswers } from './instant-site/live-sketch';
import { useNameFromHome } from './instant-site/name-from-home';

const isPaymentStep = (query: URLSearchParams) => query.get('step') === 'payment';

export const handle: PageHandle = {
  views: ['step'],
  meta: ({ search }) => {
    const head = pageMeta.instantSiteForm;
    return isPaymentStep(search) ? { ...head, title: `${head.title}, payment` } : head;
  },
};

/** The payment step is loaded with the first answer, not with the page. */
const loadPayment = () => import('./instant-site/payment-step').then((module) => module.PaymentStep);

const InstantSite = perCustomer(() => {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const location = useLocation();
  const [query, setQuery] = useSearchParams();
  // The price of the order from the press of the button until the next page is rendered. It stays although its payment is
  // used by then, and Back does not open the form while the order is being sent.
  const [ordered, setOrdered] = useState<InstantSitePrice | null>(null);
  const isAsked = isHydrated && (ordered !== null || isPaymentStep(query));
  const [sent, visitor] = [useStored(submissions), useVisitor()];
  const paid = unusedPayment(sent, visitor);
  const [shownPaymentId, setShownPaymentId] = useState<string | null>(null);
  if (paid && paid.id !== shownPaymentId) setShownPaymentId(paid.id);
  const shell = useDraftForm({
    name: 'instant-site',
    defaults: instantSiteInitial,
    check: instantSiteShape,
    startOf: instantSiteStart,
    files: { mediaFiles: mediaUpload, logoFile: logoUpload },
    count: countAnswers,
    sample: () => sampleSite,
    asksFor: 'answers',
  });
  const { form, draft } = shell;
  const [backReason, setBackReason] = useState<keyof typeof backToFormTexts | null>(null);
  const leavePayment = useCallback(
    (reason: keyof typeof backToFormTexts) => {
      setBackReason(reason);
      setQuery({}, { replace: true });
    },
    [setQuery],
  );
  const [PaymentStep, load] = useOnDemand(loadPayment, draft.status !== 'none' || isPaymentStep(query));
  const isPaying = isAsked && PaymentStep !== null;
  const otherName = useNameFromHome(form);

  // After the draft was restored: the payment step leads back to the form without the required answers, and the next customer.
  const isEmptied = useRef(useContext(FormCustomer).isNext);
  useEffect(() => {
    const reason = isEmptied.current ? 'emptied' : isComplete(form.getValues()) ? null : 'incomplete';
    isEmptied.current = false;
    if (isAsked && reason) leavePayment(reason);
  }, [isAsked, form, leavePayment]);

  /** Where the way back was pressed: the browser goes back later than a second press may come. */
  const left = useRef<typeof location | null>(null);

  const finish = () => {
    const leadsOn = shell.finish(href('instantSiteSuccess'));
    toast({
      title: 'Order completed successfully!',
      ...(leadsOn ? { description: 'Redirecting to schedule your design meeting...' } : meetingToBook),
    });
  };

  return (
    <div className="page-grid grid gap-10 py-12 lg:py-20">
      <div className="contents">{shell.leaveQuestion}</div>
      {isPaying ? (
        <PaymentStep
          form={form}
          draft={draft}
          shownPaymentId={shownPaymentId}
          ordered={ordered}
          onOrder={setOrdered}
          onBack={() => {
            // A link to an anchor of this step keeps the state, but Back from there leads to this step again.
            const cameFromForm = location.state?.fromForm === true && location.hash === '';
            if (!cameFromForm || left.current === location) return cameFromForm;
            left.current = location;
            // The router would restore the form's scroll position.
            showNextFromTop();
            navigate(-1);
            return cameFromForm;
          }}
          onIncomplete={() => leavePayment('incomplete')}
          onOrdered={finish}
        />
      ) : (
        <>
          {isHydrated && <OpenPaymentSlot kind="instant-site" fulfill={fulfillInstantSite} onSettled={finish} />}
          <DetailsStep
            shell={shell}
            otherName={otherName}
            paid={paid}
            backText={backReason && backToFormTexts[backReason]}
            onContinue={async () => {
              if (!(await load())) throw new Error('The payment step could not be loaded');
              setBackReason(null);
              setQuery({ step: 'payment' }, { state: { fromForm: true } });
            }}
          />
        </>
      )}
    </div>
  );
});

export const Component = hydratedLater(InstantSite);
