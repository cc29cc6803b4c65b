/** What a form has, by dotted name as its draft keeps it, and what the draft puts into it. */
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { isRecord } from '../../../lib/is-record';
import { type FileNames, isLeaf, type Leaf, type Leaves } from '../../../services/drafts/draft';
import type { TabDraft } from '../../../services/drafts/tab-draft';
import { startOfForm } from '../prefill';
import { type DraftOptions, secretFields } from './draft';
import { allNames, fileNamesOf, missingFiles, stillMissing, type UploadRules } from './form-files';

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
  const fileFields = Object.keys(rules);
  const excluded = [...exclude, ...fileFields, ...secretFields];
  const now = () => leavesOf(form.getValues(), excluded);
  const begun = (): Leaves => leavesOf(startOfForm(form), excluded);
  const attached = () => fileNamesOf(form.getValues(), rules);
  const fileValues = () =>
    Object.fromEntries(fileFields.map((field) => [field, form.getValues(field as FieldPath<Values>)]));
  const set = (field: string, value: unknown) => {
    // The form has a field of this name, whose value has this type.
    const path = field as FieldPath<Values>;
    form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
  };
  let [lost, seen]: [FileNames, Readonly<Record<string, unknown>>] = [{}, fileValues()];

  /** Shows what the draft has from another tab. A field that has the focus is left alone until it is left. @returns how many answers */
  const show = (leavesAlone: (field: string) => boolean = isFocused): number => {
    const [values, start] = [now(), begun()];
    let shown = 0;
    for (const field of [...tab.toShow]) {
      const value = tab.draft.values[field] ?? start[field];
      const isOther = typeof value === typeof values[field] && value !== values[field];
      if (isOther && leavesAlone(field)) continue;
      tab.toShow.delete(field);
      if (isOther) set(field, value);
      if (isOther || field in rules) shown += 1;
    }
    lost = missingFiles(tab.draft.files, attached(), rules);
    tab.files = allNames(attached(), lost, rules);
    return shown;
  };

  return {
    /** Names of files to attach again. */
    lost: () => lost,
    /** Takes what the form has into the draft. */
    take: () => {
      const [values, start, names] = [now(), begun(), allNames(attached(), lost, rules)];
      const changed = Object.keys(values).filter((field) => values[field] !== (start[field] ?? ''));
      const answers = count ? count(form.getValues(), names) : changed.length + Object.keys(names).length;
      tab.type({ values, files: names, answers, start });
    },
    show,
    /** Fills the form. @param replaces also what was typed since the form was opened; files stay in any case */
    fill: (replaces: boolean) => {
      const [values, start] = [now(), begun()];
      for (const field of Object.keys(replaces ? values : tab.draft.values)) tab.toShow.add(field);
      show((field) => !replaces && values[field] !== start[field]);
      tab.toShow.clear();
    },
    /** Notes which files were attached since. @returns whether fewer are missing */
    noteFiles: (): boolean => {
      const before = JSON.stringify(lost);
      const present = fileValues();
      lost = stillMissing(lost, seen, present, rules);
      seen = present;
      return JSON.stringify(lost) !== before;
    },
    /** No file is missing after the form was sent. */
    forgetFiles: () => {
      lost = {};
    },
    /** Empties the form. @returns a function that brings back what it had */
    reset: () => {
      const before = { ...leavesOf(form.getValues(), fileFields), ...fileValues() };
      const lostBefore = lost;
      form.reset();
      [lost, seen] = [{}, fileValues()];
      return () => {
        for (const [field, value] of Object.entries(before)) set(field, value);
        lost = lostBefore;
      };
    },
  };
};
