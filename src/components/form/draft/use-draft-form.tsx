import { type ComponentProps, type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useBlocker, useLocation } from 'react-router-dom';
import { leaveTexts } from '../../../content/flows/drafts';
import { FormCustomer } from '../../../hooks/use-action';
import { useListener } from '../../../hooks/use-listener';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { useGoOn } from '../../../hooks/use-still-here';
import { linkOf } from '../../../lib/links';
import { toast } from '../../ui/toast/toast';
import type { DemoNotice } from '../demo-notice';
import { fieldId } from '../field';
import { fillEmpty, usePrefill } from '../prefill';
import { type FormCheck, useCheckedForm } from '../validation';
import type { DraftStatus } from './draft-status';
import { type FormDraft, formDraft } from './form-draft';
import type { DraftOptions } from './form-side';

const loadDialog = () => import('../../ui/confirm-dialog').then((module) => module.ConfirmDialog);

/** How soon after the press of a link its navigation begins, in milliseconds. */
const soon = 1000;

/**
 * Asks before the page is left while files are attached, because a draft cannot keep files. A navigation that changes only the
 * query, such as to another step of the form, needs no question. Nor does a link to another program (`mailto:`, `tel:`), for
 * which browsers dispatch `beforeunload` although the page stays.
 * @returns the question, and a function that lets the next navigation pass, for after a successful submit
 */
export const useLeaveQuestion = (hasUnsentFiles: boolean): [ReactElement | null, () => void] => {
  const mayLeave = useRef(false);

  const stayedAt = useRef(Number.NEGATIVE_INFINITY);
  const note = (event: MouseEvent) => {
    const { href = '', protocol = '' } = linkOf(event) ?? {};
    stayedAt.current = href && !protocol.startsWith('http') ? event.timeStamp : Number.NEGATIVE_INFINITY;
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (!mayLeave.current && event.timeStamp - stayedAt.current > soon) event.preventDefault();
  };
  useListener('click', note, { capture: true });
  useListener('beforeunload', ask, { isOn: hasUnsentFiles });

  const { pathname } = useLocation();
  const [Question, load] = useOnDemand(loadDialog, hasUnsentFiles);
  // React Router forgets a blocker a moment after its page is gone; until then it would swallow Back on the next page.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeft = currentLocation.pathname === pathname && nextLocation.pathname !== pathname;
    const isHeld = isLeft && hasUnsentFiles && !mayLeave.current;
    if (isHeld && !Question)
      void load().then((loaded) => loaded || toast({ title: leaveTexts.stay, destructive: true }));
    return isHeld;
  });
  const question = Question && (
    <Question
      {...leaveTexts}
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      // Radix reports the closing of an answered question, too.
      onCancel={() => blocker.state === 'blocked' && blocker.reset()}
    />
  );
  const letLeave = () => {
    mayLeave.current = true;
  };
  return [question, letLeave];
};

/** The draft of the customer whose form it is (`perCustomer`). It fills only fields that still have their default value. */
export const useDraft = <Values extends FieldValues>(options: DraftOptions<Values>): FormDraft => {
  const { owner, isSending } = useContext(FormCustomer);
  const [{ open, view, ...acts }] = useState(() => formDraft(options, isSending));
  const [shown, show] = useState(view);
  usePrefill(options.form, options.startOf, options.startsAgain);
  // Again when a signed-out visitor has logged in: what they typed becomes the customer's draft, unless it was sent.
  useEffect(() => open(owner, show), [open, owner]);
  return { ...shown, ...acts };
};

type Options<Values extends FieldValues> = Omit<DraftOptions<Values>, 'form'> & {
  defaults: DefaultValues<Values>;
  check: FormCheck<Values>;
  /** What *Fill in sample data* fills empty fields with. */
  sample: () => Readonly<Partial<Record<FieldPath<Values>, string | true>>>;
  asksFor: ComponentProps<typeof DemoNotice>['asksFor'];
  /** After *Clear form*: resets other state, and moves the focus. Without it, the first field gets the focus. */
  onCleared?: () => void;
  /** After *Undo* of *Clear form*: brings back that other state. */
  onUndone?: () => void;
};

export type DraftForm<Values extends FieldValues> = ReturnType<typeof useDraftForm<Values>>;

/**
 * The shell of a form whose answers are kept as a draft. Its component is wrapped in `perCustomer`, and has the fields and
 * what sending does; `Form` sends once, and moves the focus to what is wrong.
 */
export const useDraftForm = <Values extends FieldValues>(options: Options<Values>) => {
  const { defaults, check, sample, asksFor, onCleared, onUndone, ...kept } = options;
  const goOn = useGoOn();
  const { isSending } = useContext(FormCustomer);
  const form = useCheckedForm(check, defaults);
  const draft = useDraft({ form, ...kept });
  const hasFiles = useWatch({
    control: form.control,
    compute: (values) => Object.keys(kept.files ?? {}).some((field) => values[field].length > 0),
  });
  const [leaveQuestion, letLeave] = useLeaveQuestion(hasFiles);

  const focusFirst = () => document.getElementById(fieldId(Object.keys(defaults)[0] ?? ''))?.focus();
  const notice: ComponentProps<typeof DemoNotice> = { asksFor, onFill: () => fillEmpty(form, sample()) };
  const status: ComponentProps<typeof DraftStatus> = {
    draft,
    asksForCard: asksFor === 'card',
    onCleared: onCleared ?? focusFirst,
    onUndone,
  };
  return {
    form,
    draft,
    isBusy: isSending(),
    notice,
    status,
    /** A form with files renders it, whatever step it shows. */
    leaveQuestion,
    /**
     * Removes the draft after it was sent, and opens the next page, unless the visitor has left this one. That page replaces the
     * history entry, so that Back does not open a form that was sent already. @returns whether the visitor was still here
     */
    finish: (to?: string): boolean => {
      letLeave();
      draft.clear();
      return to !== undefined && goOn(to, { replace: true });
    },
  };
};
