import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { DemoNotice } from '../../../components/form/demo-notice';
import { DraftStatus } from '../../../components/form/draft/draft-status';
import { useDraftForm } from '../../../components/form/draft/use-draft-form';
import { Form } from '../../../components/form/form';
import { perCustomer } from '../../../components/form/per-customer';
import { SubmitButton } from '../../../components/form/submit-button';
import { hydratedLater } from '../../../components/hydration/hydrated-parts';
import { StepMark } from '../../../components/media/step-mark';
import { Button } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import type { PlanTierId } from '../../../content/catalogue/plans';
import { briefSteps, onboardingMessages, onboardingPage, sampleBrief } from '../../../content/flows/onboarding';
import { useAction } from '../../../hooks/use-action';
import { href } from '../../../paths';
import { sendBrief } from '../../../services/brief/onboarding';
import { GoneFiles, LostFiles, useSendableFiles } from '../parts/gone-files';
import {
  allowedStep,
  BriefFields,
  type BriefValues,
  briefAnswers,
  briefDefaults,
  briefFileNames,
  briefFiles,
  briefFilesToSend,
  findQuestion,
  resolverOf,
} from './brief-fields';
import { BriefBar, BriefSteps, useStep } from './brief-progress';

const last = briefSteps.length;

/** Only the current step is rendered; all answers stay in the form and in the draft. @param plan is sent with the answers */
const OwnForm = perCustomer(({ plan }: { plan: PlanTierId | undefined }) => {
  const checked = useRef(1);
  const { form, draft, isBusy, notice, status, leaveQuestion, finish } = useDraftForm<BriefValues>({
    name: 'onboarding',
    defaults: briefDefaults,
    check: (...input) => resolverOf(checked.current)(...input),
    files: briefFiles,
    sample: () => sampleBrief,
    asksFor: 'answers',
    onCleared: () => {
      goTo(1);
      heading.current?.focus();
    },
  });
  const values = useWatch({ control: form.control });

  const { check, ...gone } = useSendableFiles(form, briefFileNames, () => briefFilesToSend(form.getValues()));

  // Which steps may be opened is known only after the draft was restored.
  const isRestored = draft.isOpen;
  const allowed = allowedStep(values);

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(null);
  const [send, isSending] = useAction(async () => {
    const answers = { ...(plan && { selectedPlan: plan }), ...briefAnswers(form.getValues()) };
    await sendBrief(answers, draft.id());
    finish(href('onboardingSuccess'));
    toast(onboardingMessages.sent);
    return 'left';
  });
  const { step, linkTo, goTo } = useStep(isSending ? 'last' : isRestored ? allowed : null, (kept) => {
    // The current step is incomplete: validate it as 'Next' does, which shows its errors.
    if (shown.current === kept) heading.current?.closest('form')?.requestSubmit();
  });

  useEffect(() => {
    checked.current = step;
    form.clearErrors();
    if (isRestored) shown.current = step;
  }, [step, isRestored, form]);

  const current = briefSteps[step - 1];
  if (!current) return null;
  const fileStep = briefSteps.findIndex(({ questions }) => questions.some(({ kind }) => kind === 'file')) + 1;

  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
      <div className="contents">{leaveQuestion}</div>
      <div className="lg:col-span-3">
        <BriefSteps step={step} allowed={isSending ? 0 : allowed} linkTo={linkTo} />
      </div>
      <div className="grid content-start gap-8 lg:col-span-7 lg:col-start-5 wide:col-span-5 wide:col-start-4">
        <BriefBar step={step} />
        <DemoNotice {...notice} />
        <Form
          key={step}
          form={form}
          className="grid gap-8"
          onInvalid={([first]) =>
            first && toast(onboardingMessages.missing(findQuestion(first.name)?.label ?? first.name))
          }
          onSubmit={async () => {
            if (step < last) {
              goTo(step + 1);
              return;
            }
            if (!(await draft.hold()) || !(await check())) return;
            await send();
            return 'left';
          }}
        >
          <div className="grid gap-2">
            <h2 ref={heading} tabIndex={-1} data-step-heading="" className="text-heading outline-none">
              {current.title}
            </h2>
            <p className="max-w-measure text-lead">{current.intro}</p>
          </div>
          <BriefFields form={form} questions={current.questions} lostFiles={draft.lostFiles} />
          {step === last && (
            <>
              <LostFiles names={Object.values(draft.lostFiles).flat()} to={linkTo(fileStep)} />
              <GoneFiles {...gone} to={() => linkTo(fileStep)} />
            </>
          )}
          <div className="flex flex-wrap-reverse gap-3 border-t pt-6">
            {step > 1 && (
              <Button size="large" onClick={() => goTo(step - 1)} isBusy={isBusy}>
                {onboardingPage.previous}
              </Button>
            )}
            <SubmitButton
              isBusy={isBusy && step === last}
              busyLabel={onboardingPage.submitting}
              className="grow sm:grow-0"
            >
              {step === last ? onboardingPage.submit : onboardingPage.next}
            </SubmitButton>
          </div>
        </Form>
        <DraftStatus {...status} />
      </div>
      <StepMark done={step - 1} className="sticky top-28 col-span-3 col-start-10 hidden aspect-square wide:block" />
    </div>
  );
});

export const BriefForm = hydratedLater(OwnForm);
