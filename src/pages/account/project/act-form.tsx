/** Forms of acts: one or two fields that nothing but the act needs. */
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { controlLook, FieldFrame } from '../../../components/form/field';
import { toast } from '../../../components/ui/toast/toast';
import { readTyped, type TypedName, writeTyped } from '../../../services/drafts/typed-texts';
import type { Act } from '../../../services/projects/acts';
import type { EventKind } from '../../../services/projects/log';
import type { SeenProject } from '../../../services/projects/own';

/** What each part of a project's page gets. */
export type ProjectProps = {
  /** The project as it stands now. */
  seen: SeenProject & { now: Date };
  /** What the visitor can do now. */
  allowed: readonly EventKind[];
  /** Does something on the project as the page shows it. @param focusId of what gets the focus if the pressed control is removed */
  act: (acts: Act | readonly Act[], focusId?: string) => Promise<void>;
};

type Problem = { name: string; text: string; error?: unknown };
type Texts = Readonly<Record<string, string>>;

const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries([...new FormData(form)].map(([field, text]) => [field, String(text)]));

/** An empty form is no draft. */
const typedIn = (form: HTMLFormElement): Texts => {
  const texts = textsIn(form);
  return Object.values(texts).some((text) => text !== '') ? texts : {};
};

/**
 * What is wrong stands at its field, which gets the focus, and so does why the act failed. A second press waits for the first.
 * @param name of the field that says why the act failed @param check gets the trimmed texts of the fields by name
 * @param keep under which name, and for which project, what is typed is kept until the act went through
 * @returns also `kept`: what was typed before the page was loaded
 */
export const useActForm = (
  name: string,
  check: (texts: Texts) => Problem | null,
  act: (texts: Texts) => Promise<void>,
  keep?: readonly [TypedName, project: string],
) => {
  const [kept] = useState(() => (keep ? readTyped(...keep) : {}));
  const [problem, setProblem] = useState<Problem | null>(null);
  const actAndForget = async (texts: Texts) => {
    await act(texts);
    if (keep) writeTyped(...keep, {});
  };
  const [send, isBusy] = useRunAction(actAndForget, {
    tell: (failure, error) => {
      toast(failure);
      setProblem({ name, text: failure.description ?? failure.title, error });
    },
  });
  const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    keep && writeTyped(...keep, typedIn(currentTarget));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const texts = Object.fromEntries(Object.entries(textsIn(form)).map(([field, text]) => [field, text.trim()]));
    const wrong = check(texts);
    setProblem(wrong);
    if (wrong) form.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
    else void send(texts);
  };
  return {
    form: { method: 'dialog', noValidate: true, onChange, onSubmit } as const,
    kept,
    isBusy,
    problem,
    setProblem,
  };
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
