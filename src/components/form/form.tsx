import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useHydrated } from '../../lib/use-hydrated';
import { failureMessage } from '../feedback/failure-message';
import { NeedsScript } from '../feedback/needs-script';
import { useToast } from '../ui/toast/toast';
import { ErrorSummary, type FieldProblem } from './errors/error-summary';
import { fieldId } from './errors/field-id';
import { listProblems } from './errors/field-problems';
import { useAction } from './use-action';

type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /**
   * Resolves to 'left' when a navigation follows: the form then stays locked. What it throws the form tells by its code;
   * what the page has words of its own for it catches itself.
   */
  onSubmit: (values: Values) => Promise<'left' | 'stay'>;
  /** Hears of every attempt that lacks something, with the problems in page order. */
  onInvalid?: (problems: readonly FieldProblem[]) => void;
  /** Where the focus goes then: to the summary of all problems, or to the first field. */
  focusOn?: 'summary' | 'field';
  /** Names of the fields in page order. */
  order?: readonly string[];
  className?: string;
  /** `problem`: what kept the last attempt from being done; belongs beside the button. */
  children: (state: { isBusy: boolean; problem: string }) => ReactNode;
};

/** While there are problems the page's title begins with 'Error:'. */
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

/**
 * A form that sends once: it checks, shows what is missing beside each field and in one summary, and locks while it sends.
 * The browser's own bubbles are off; `required` stays in the markup for those who cannot see the mark.
 */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) => {
  const { form, onSubmit, onInvalid, focusOn = 'summary', order = [], className, children } = props;
  const isReady = useHydrated();
  const toast = useToast();
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(0);
  const focused = useRef(0);
  const summary = useRef<HTMLDivElement>(null);
  const problems = attempt > 0 ? listProblems(form.formState.errors, order) : [];
  useErrorTitle(problems.length > 0);

  // After an attempt and not whenever a problem goes away; the errors may come one render later than the attempt.
  useEffect(() => {
    const first = problems[0];
    if (!first || focused.current === attempt) return;
    focused.current = attempt;
    if (focusOn === 'field') document.getElementById(fieldId(first.name))?.focus();
    else summary.current?.focus();
  });

  // Busy once the values are found whole: an attempt that lacks something is not said to be under way.
  const [submit, isBusy] = useAction(async (values: Values) => {
    setProblem('');
    try {
      return await onSubmit(values);
    } catch (error) {
      const failure = failureMessage(error);
      toast(failure);
      setProblem(failure.description);
      return 'stay';
    }
  });
  const send = form.handleSubmit(submit, (errors) => {
    setAttempt((last) => last + 1);
    onInvalid?.(listProblems(errors, order));
  });

  return (
    <form
      noValidate
      className={className}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
    >
      {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
      <NeedsScript what="This form" />
      {/* Until the page's script runs, what is typed would be lost: React Hook Form fills every field once it does. */}
      <fieldset disabled={!isReady} className="contents">
        {children({ isBusy, problem })}
      </fieldset>
    </form>
  );
};
