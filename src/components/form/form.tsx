import { type ReactNode, type Ref, useEffect, useInsertionEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { useAction } from '../../hooks/use-action';
import { useHydrated } from '../../hooks/use-hydrated';
import { isRecord } from '../../lib/is-record';
import { failureMessage } from '../feedback/failure-message';
import { NeedsScript } from '../feedback/needs-script';
import { dismissFailure, toast } from '../ui/toast/toast';
import { fieldId } from './field';
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

type FieldProblem = { name: string; message: string };

const problemsOf = (name: string, error: unknown): FieldProblem[] => {
  if (!isRecord(error)) return [];
  if (typeof error.message === 'string') return [{ name, message: error.message }];
  return Object.entries(error).flatMap(([part, inner]) => problemsOf(`${name}.${part}`, inner));
};

/** All errors of a form with dotted names. @param order names of the fields */
export const listProblems = (errors: FieldErrors, order: readonly string[]): FieldProblem[] =>
  order.flatMap((name) => problemsOf(name, errors[name]));

/** Each error is a link to its field. */
const ErrorSummary = ({ problems, ref }: { problems: readonly FieldProblem[]; ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} tabIndex={-1} role="alert" className="col-span-full border-4 border-alarm p-5 outline-offset-4">
    <h2 className="text-subheading">There is a problem</h2>
    <ul className="mt-2 gap-x-8 sm:columns-2">
      {problems.map(({ name, message }) => (
        <li key={name} className="break-inside-avoid py-0.5">
          <a
            href={`#${fieldId(name)}`}
            className="font-semibold text-alarm text-link"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId(name))?.focus();
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

type FormProps<Values extends FieldValues> = {
  /** Its defaults name the fields in the order of the page. */
  form: UseFormReturn<Values>;
  /** As `useAction` takes it. What it throws gets a general message. */
  onSubmit: (values: Values) => Promise<'left' | undefined>;
  onInvalid?: (problems: readonly FieldProblem[]) => void;
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
      dismissFailure();
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [hasProblems]);
};

/** Cannot be submitted twice. `noValidate` turns the browser's error bubbles off; `required` stays for screen readers. */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) => {
  const { form, onSubmit, onInvalid, className, isOpenEarly = false, children } = props;
  const order = Object.keys(form.formState.defaultValues ?? {});
  const isReady = useHydrated();
  const [problem, setProblem] = useState('');
  /** The last attempt that was refused. A summary of one error would only push the field out of view. */
  const [attempt, setAttempt] = useState<{ hasSummary: boolean } | null>(null);
  const focused = useRef(attempt);
  const summary = useRef<HTMLDivElement>(null);
  const problems = attempt ? listProblems(form.formState.errors, order) : [];
  const isWrong = problems.length > 0;
  useErrorTitle(isWrong);

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
    // What is wrong from here on is found by sending.
    setAttempt(null);
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
    setAttempt({ hasSummary: found.length > 1 });
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
      {isWrong && attempt?.hasSummary && <ErrorSummary ref={summary} problems={problems} />}
      <NeedsScript what="This form" />
      {/* Disabled until hydration, when React Hook Form sets every field. */}
      <fieldset disabled={!isReady && !isOpenEarly} role="presentation" className="contents">
        <FormAction value={{ isBusy, problem }}>{children}</FormAction>
      </fieldset>
    </form>
  );
};
