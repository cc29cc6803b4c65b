import { useContext, useEffect, useEffectEvent } from 'react';
import { type FieldPath, type FieldValues, get, type PathValue, set, type UseFormReturn } from 'react-hook-form';
import { FormCustomer } from '../../hooks/use-action';
import { readVisitorDetails, type VisitorDetails } from '../../services/submissions/visitor-details';
import { fillField } from './field';

/** Fills in what is empty. Of a group of boxes, such as 'pages.about', only where the visitor has ticked none. */
export const fillEmpty = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sample: Readonly<Partial<Record<FieldPath<Values>, string | true>>>,
): void => {
  const starts: Readonly<Record<string, unknown>> = form.formState.defaultValues ?? {};
  const isTouched = (group: string) =>
    JSON.stringify(form.getValues(group as FieldPath<Values>)) !== JSON.stringify(starts[group]);
  const touched = new Set(Object.keys(sample).filter((name) => isTouched(name.split('.')[0] ?? name)));
  for (const [name, value] of Object.entries(sample)) {
    // `Object.entries` loses the type of the keys.
    const path = name as FieldPath<Values>;
    if (value === true ? !touched.has(name) : (form.getValues(path) ?? '') === '') fillField(form, path, value);
  }
};

type Start<Values extends FieldValues> = Readonly<Partial<Record<FieldPath<Values>, string | boolean>>>;
export type StartOf<Values extends FieldValues> = (known: VisitorDetails) => Start<Values>;

/** What forms have begun with, by their control. React Hook Form's own defaults are known only after the next render. */
const starts = new WeakMap<object, Readonly<Record<string, unknown>>>();

export const startOfForm = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
): Readonly<Record<string, unknown>> => {
  const known = starts.get(form.control) ?? structuredClone(form.formState.defaultValues ?? {});
  starts.set(form.control, known);
  return known;
};

/** Makes the values the defaults of their fields, and the values of those that nobody has changed. */
export const setStart = <Values extends FieldValues>(form: UseFormReturn<Values>, values: Start<Values>): void => {
  const start = startOfForm(form);
  for (const [name, value] of Object.entries(values)) {
    const path = name as FieldPath<Values>;
    const [typed, before] = [form.getValues(path), get(start, name)];
    set(start, name, value);
    form.resetField(path, { defaultValue: value as PathValue<Values, typeof path> });
    if (typed !== before) form.setValue(path, typed, { shouldDirty: true });
  }
};

/** Starts a form with what is known of the visitor, also of one who logs in later. The draft comes after it: see `useDraft`. */
export const usePrefill = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  startOf?: StartOf<Values>,
  again = '',
): void => {
  const { owner } = useContext(FormCustomer);
  const start = useEffectEvent(() => startOf && setStart(form, startOf(readVisitorDetails())));
  // biome-ignore lint/correctness/useExhaustiveDependencies: without the owner, a customer who logs in later would find an empty form
  useEffect(() => void start(), [owner, again]);
};
