/** What a form has, by dotted name as its draft keeps it, and what the draft puts into it. */
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type { UploadRule } from '../../../content/types';
import { isRecord } from '../../../lib/is-record';
import { type FileNames, isLeaf, type Leaf, type Leaves } from '../../../services/drafts/draft';
import { type StartOf, startOfForm } from '../prefill';
import { fileNamesOf, type UploadRules } from './form-files';

/** Card details and passwords of all forms. They are kept in memory only, never in a draft, a submission or an address. */
export const secretFields = ['password', 'name', 'cardNumber', 'expiry', 'expiryDate', 'cvc', 'cvv'] as const;

export type DraftOptions<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: string;
  /** Fields that are never saved. `secretFields` are never saved either, even if they are missing here. */
  exclude?: readonly FieldPath<Values>[];
  /** What the form starts with. The values are defaults, so that they are no draft, and the draft replaces them. */
  startOf?: StartOf<Values>;
  /** When it is another text, the form starts again with `startOf`: what is typed stays. */
  startsAgain?: string;
  /** File fields and the upload rule of each. The names of files are saved, never their content. */
  files?: Readonly<Partial<Record<FieldPath<Values>, UploadRule>>>;
  /** Counts the answers; without it, each value and each field with files is one. `files`: names of all files, attached or lost. */
  count?: (values: Values, files: FileNames) => number;
};

/** Every text and boolean of the values by dotted name, except those of excluded fields. */
const leavesOf = (values: object, excluded: readonly string[], prefix = ''): Record<string, Leaf> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, Leaf][] => {
      const name = prefix + key;
      if (excluded.includes(name)) return [];
      if (isLeaf(value)) return [[name, value]];
      return isRecord(value) ? Object.entries(leavesOf(value, excluded, `${name}.`)) : [];
    }),
  );

export const formSide = <Values extends FieldValues>({ form, exclude = [], files }: DraftOptions<Values>) => {
  const rules = (files ?? {}) as UploadRules;
  const excluded = [...exclude, ...Object.keys(rules), ...secretFields];
  const leaves = () => Object.entries(leavesOf(form.getValues(), excluded));
  const begun = () => leavesOf(startOfForm(form), excluded);
  const attached = () => fileNamesOf(form.getValues(), rules);
  return {
    rules,
    attached,
    /** What the form shows, of fields with files the names of those attached here. */
    now: (): Leaves => {
      const start = begun();
      const typed = leaves().map(([field, value]) => [field, value === start[field] ? undefined : value]);
      return { ...Object.fromEntries(typed), ...attached() };
    },
    /** Shows what a draft has; files stay in any case. @returns whether a field that the visitor is in is left alone */
    show: (draft: Leaves, leftAlone: string | null): boolean => {
      const start = begun();
      const others = leaves().flatMap(([field, before]): [string, Leaf][] => {
        const value = draft[field] ?? start[field];
        return value !== undefined && typeof value === typeof before && value !== before ? [[field, value]] : [];
      });
      for (const [field, value] of others.filter(([field]) => field !== leftAlone)) {
        // The form has a field of this name, whose value has this type.
        const path = field as FieldPath<Values>;
        form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
      }
      return others.some(([field]) => field === leftAlone);
    },
  };
};
