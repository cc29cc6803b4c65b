/** What a form has, by dotted name as its draft keeps it, and what the draft puts into it. */
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { isRecord } from '../../../lib/is-record';
import { answered, isLeaf, type Leaf, type Leaves, typedInto } from '../../../services/drafts/draft';
import type { TabDraft } from '../../../services/drafts/tab-draft';
import { startOfForm } from '../prefill';
import { type DraftOptions, secretFields } from './draft';
import { allNames, fileNamesOf, missingFiles, type UploadRules } from './form-files';

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

const isFocused = (field: string) => document.activeElement?.getAttribute('name') === field;

export const openFormSide = <Values extends FieldValues>(
  { form, exclude = [], files, count }: DraftOptions<Values>,
  tab: TabDraft,
) => {
  const rules = (files ?? {}) as UploadRules;
  const excluded = [...exclude, ...Object.keys(rules), ...secretFields];
  const leaves = () => leavesOf(form.getValues(), excluded);
  const begun = () => leavesOf(startOfForm(form), excluded);
  const attached = () => fileNamesOf(form.getValues(), rules);
  /** What the form shows, of fields with files the names of those attached here. */
  const now = (): Leaves => {
    const start = begun();
    const typed = Object.entries(leaves()).map(([field, value]) => [field, value === start[field] ? undefined : value]);
    return { ...Object.fromEntries(typed), ...attached() };
  };
  /** What it showed when it was last looked at. Of a form that was sent, all that it still shows is new. */
  let shown: Leaves = {};

  return {
    isFileField: (field: string) => field in rules,
    /** Names of files to attach again. */
    lost: () => missingFiles(tab.draft.values, attached(), rules),
    /** Takes what was typed into the draft. */
    take: () => {
      const next = now();
      const names = allNames(tab.draft.values, shown, attached(), rules);
      const all = { ...next, ...names };
      const answers = count
        ? count(form.getValues(), names)
        : Object.values(all).filter((value) => value !== undefined).length;
      tab.draft = answered(tab.draft, typedInto(tab.draft, shown, next, all), answers);
      shown = next;
    },
    /** Shows what the draft has; files stay in any case. @returns whether a field that has the focus is left alone */
    show: (replacesAll: boolean): boolean => {
      const start = begun();
      let isBehind = false;
      for (const [field, before] of Object.entries(leaves())) {
        const value = tab.draft.values[field] ?? start[field];
        if (typeof value !== typeof before || value === before) continue;
        isBehind ||= !replacesAll && isFocused(field);
        if (!replacesAll && isFocused(field)) continue;
        // The form has a field of this name, whose value has this type.
        const path = field as FieldPath<Values>;
        form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
      }
      shown = now();
      return isBehind;
    },
    /** All that the form shows is new when it is changed again. */
    forget: () => {
      shown = {};
    },
    /** Empties the form. @returns a function that brings back what it had */
    reset: () => {
      const [values, { draft }] = [form.getValues(), tab];
      form.reset();
      shown = {};
      return () => {
        tab.draft = answered(tab.draft, draft.values, draft.answers);
        form.reset(values, { keepDefaultValues: true });
        shown = now();
      };
    },
  };
};
