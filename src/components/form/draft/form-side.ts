/** What a form has, by dotted name as its draft keeps it, and what the draft puts into it. */
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { isRecord } from '../../../lib/is-record';
import { isLeaf, type Leaf, type Leaves } from '../../../services/drafts/draft';
import { startOfForm } from '../prefill';
import { type DraftOptions, secretFields } from './draft';
import { fileNamesOf, type UploadRules } from './form-files';

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
    show: (draft: Leaves, isLeftAlone: (field: string) => boolean): boolean => {
      const start = begun();
      const others = leaves().flatMap(([field, before]): [string, Leaf][] => {
        const value = draft[field] ?? start[field];
        return value !== undefined && typeof value === typeof before && value !== before ? [[field, value]] : [];
      });
      for (const [field, value] of others.filter(([field]) => !isLeftAlone(field))) {
        // The form has a field of this name, whose value has this type.
        const path = field as FieldPath<Values>;
        form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
      }
      return others.some(([field]) => isLeftAlone(field));
    },
  };
};
