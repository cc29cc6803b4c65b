/** Forms of acts: one or two fields that nothing but the act needs. */
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { controlLook, FieldFrame } from '../../../components/form/field';
import { toast } from '../../../components/ui/toast/toast';

type Problem = { name: string; text: string; error?: unknown };
type Texts = Readonly<Record<string, string>>;

/**
 * What is wrong stands at its field, which gets the focus, and so does why the act failed. A second press waits for the first.
 * @param name of the field that says why the act failed @param check gets the trimmed texts of the fields by name
 */
export const useActForm = (
  name: string,
  check: (texts: Texts) => Problem | null,
  act: (texts: Texts) => Promise<void>,
) => {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [send, isBusy] = useRunAction(act, {
    tell: (failure, error) => {
      toast(failure);
      setProblem({ name, text: failure.description ?? failure.title, error });
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const texts = Object.fromEntries([...new FormData(form)].map(([field, text]) => [field, String(text).trim()]));
    const wrong = check(texts);
    setProblem(wrong);
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
    else void send(texts);
  };
  return { form: { method: 'dialog', noValidate: true, onSubmit } as const, isBusy, problem, setProblem };
};

type FieldProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref' | 'id'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  problem?: Problem | null;
};

/** A labeled field; with `rows`, a text area. */
export const ActField = ({ label, hint, problem, className, ...field }: FieldProps) => {
  const id = useId();
  const error = problem?.name === field.name ? problem.text : undefined;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    ...field,
    id,
    className: controlLook,
    'aria-invalid': error !== undefined,
    ...(notes && { 'aria-describedby': notes }),
  };
  return (
    <FieldFrame {...{ id, label, hint, error }} className={className}>
      {field.rows ? <textarea {...control} /> : <input {...control} />}
    </FieldFrame>
  );
};
