import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { useAction } from '../../hooks/use-action';
import { useHydrated } from '../../hooks/use-hydrated';
import { failureMessage } from '../feedback/failure-message';
import { NeedsScript } from '../feedback/needs-script';
import { dismissFailure, toast } from '../ui/toast/toast';
import { ErrorSummary, type FieldProblem, fieldId, listProblems } from './errors';
import { FormAction } from './submit-button';

const valueShown = (control: Element): unknown => {
  if (!(control instanceof HTMLInputElement)) return 'value' in control ? control.value : undefined;
  if (control.type === 'checkbox') return control.checked;
  return control.type === 'radio' && !control.checked ? undefined : control.value;
};

/** Takes over what browsers, password managers and extensions have filled in without an event. */
const readFields = <Values extends FieldValues>(form: UseFormReturn<Values>, controls: Iterable<Element>): void => {
  for (const control of controls) {
    const shown = valueShown(control);
    // Controls of another form have no field here, and the value of a field for files is no text.
    const path = control.getAttribute('name') as FieldPath<Values> | null;
    const before: unknown = path ? form.getValues(path) : undefined;
    if (!path || shown === before || typeof shown !== typeof before) continue;
    form.setValue(path, shown as PathValue<Values, typeof path>, { shouldDirty: true });
    // The field may have formatted the text.
    if (control instanceof HTMLInputElement && typeof shown === 'string') control.value = form.getValues(path);
  }
};

type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** As `useAction` takes it. What it throws gets a general message. */
  onSubmit: (values: Values) => Promise<'left' | undefined>;
  onInvalid?: (problems: readonly FieldProblem[]) => void;
  /** Names of the fields as the page shows them; without it, as the form's defaults name them. */
  order?: readonly string[];
  className?: string;
  /** Whether its prerendered HTML can be filled in and sent: what is typed stays, and a press is repeated (`after-paint.ts`). */
  isOpenEarly?: boolean;
  children: ReactNode;
};

const useErrorTitle = (hasProblems: boolean) => {
  useEffect(() => {
    if (!hasProblems) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [hasProblems]);
};

/** Cannot be submitted twice. `noValidate` turns the browser's error bubbles off; `required` stays for screen readers. */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) => {
  const { form, onSubmit, onInvalid, className, isOpenEarly = false, children } = props;
  const order = props.order ?? Object.keys(form.formState.defaultValues ?? {});
  const isReady = useHydrated();
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);
  const focused = useRef(0);
  const summary = useRef<HTMLDivElement>(null);
  /** Whether the last attempt had more than one error. A summary of one would only push the field out of view. */
  const [hasSummary, setHasSummary] = useState(false);
  const problems = attempt > 0 ? listProblems(form.formState.errors, order) : [];
  const isWrong = problems.length > 0;
  useErrorTitle(isWrong);
  useEffect(() => (isWrong ? dismissFailure : undefined), [isWrong]);

  // The focus moves after each submit attempt, not when an error disappears. Errors may come one render after it.
  useEffect(() => {
    const first = problems[0];
    if (!first || focused.current === attempt) return;
    focused.current = attempt;
    if (summary.current) summary.current.focus();
    else document.getElementById(fieldId(first.name))?.focus();
  });

  // This effect runs before React Hook Form gets the fields, and sets each to its value here.
  useInsertionEffect(() => {
    const early = isReady || !isOpenEarly ? null : document.querySelector<HTMLFormElement>('form[data-open-early]');
    if (early) readFields(form, early.elements);
  }, [isReady, isOpenEarly, form]);

  // Busy only after validation has passed, so that an invalid attempt is not announced as being in progress.
  const [submit, isBusy] = useAction(async (values: Values) => {
    setProblem('');
    try {
      return await onSubmit(values);
    } catch (error) {
      const failure = failureMessage(error);
      toast(failure);
      setProblem(failure.description);
    }
  });
  const send = form.handleSubmit(submit, (errors) => {
    const found = listProblems(errors, order);
    setAttempt((last) => last + 1);
    setHasSummary(found.length > 1);
    onInvalid?.(found);
  });

  return (
    // `method="dialog"` outside a dialog does nothing. Without script, a GET form would put the password into the address.
    <form
      method="dialog"
      {...(isOpenEarly && { 'data-open-early': '' })}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        readFields(form, event.currentTarget.elements);
        void send();
      }}
    >
      {isWrong && hasSummary && <ErrorSummary ref={summary} problems={problems} />}
      <NeedsScript what="This form" />
      {/* Disabled until hydration, when React Hook Form sets every field. */}
      <fieldset disabled={!isReady && !isOpenEarly} role="presentation" className="contents">
        <FormAction value={{ isBusy, problem }}>{children}</FormAction>
      </fieldset>
    </form>
  );
};
