/** A form's values as a list by dotted field name, and its files as their names; and the draft that stores both. */
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type { UploadRule } from '../../../content/types';
import { hasEnding } from '../../../lib/files';
import { usedFiles } from '../../../services/flows/files';
import { isRecord } from '../../../storage/codecs/codec';

export type Leaf = string | boolean | number;
export type Leaves = Readonly<Record<string, Leaf>>;
export type FileNames = Readonly<Record<string, readonly string[]>>;
export type UploadRules = Readonly<Record<string, UploadRule>>;

const isLeaf = (value: unknown): value is Leaf =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';

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

/** The entries of an untrusted draft whose name is a field of the form and whose value has that field's type. */
const fittingLeaves = (stored: unknown, defaults: Leaves): Record<string, Leaf> => {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(defaults).flatMap(([name, initial]): [string, Leaf][] => {
      const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
      return isLeaf(value) && typeof value === typeof initial ? [[name, value]] : [];
    }),
  );
};

const filesIn = (value: unknown): File[] => {
  if (value instanceof File) return [value];
  return Array.isArray(value) ? value.flatMap(filesIn) : [];
};

/** Names of files by field, without the fields that have none. */
const byField = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  namesOf: (field: string, entry: Entry) => readonly string[],
): FileNames =>
  Object.fromEntries(
    Object.entries(entries)
      .map(([field, entry]) => [field, namesOf(field, entry)] as const)
      .filter(([, names]) => names.length > 0),
  );

/** Names of the files that would be sent, by field. A field's value is a file or a list of files. */
export const fileNamesOf = (values: Readonly<Record<string, unknown>>, rules: UploadRules): FileNames =>
  byField(rules, (field, rule) => usedFiles(filesIn(values[field]), rule).map(({ name }) => name));

/** The file names of an untrusted draft, for fields that the form has and of types that they accept. */
const fittingFileNames = (stored: unknown, rules: UploadRules): FileNames =>
  byField(rules, (field, { accept }) => {
    const names = isRecord(stored) && Object.hasOwn(stored, field) ? stored[field] : [];
    const isFitting = (name: unknown): name is string => typeof name === 'string' && hasEnding(name, accept);
    return Array.isArray(names) ? names.filter(isFitting).slice(0, 100) : [];
  });

/** The remembered files that are not attached yet. In a field for a single file, any attached file replaces them. */
export const missingFiles = (remembered: FileNames, attached: FileNames, rules: UploadRules): FileNames =>
  byField(remembered, (field, names) => {
    const there = attached[field];
    return rules[field]?.single && there ? [] : names.filter((name) => !there?.includes(name));
  });

/** Which fields of a form are excluded from its draft, and which are for files, with the rule of each. */
export type DraftFields = { excluded: readonly string[]; rules: UploadRules };

/** Counts the answers of a form. @param files names of all files, attached or lost */
export type CountAnswers<Values> = (values: Values, files: FileNames) => number;

// Not `formState`, which has new defaults only after the next render.
const defaultsOf = <Values extends FieldValues>({ control }: UseFormReturn<Values>, excluded: readonly string[]) =>
  leavesOf(control._defaultValues, excluded);

/**
 * Reads the values that a form's draft stores.
 * @param lost names of files that must be attached again; they stay in the draft
 * @param count without it, each value and each field with files is one answer
 * @returns the values other than the defaults, the names of all files, and how many answers both are
 */
export const readForm = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: DraftFields,
  lost: FileNames,
  count?: CountAnswers<Values>,
): { values: Record<string, Leaf>; files: FileNames; answers: number } => {
  const defaults = defaultsOf(form, fields.excluded);
  const values = leavesOf(form.getValues(), fields.excluded);
  const files: Record<string, readonly string[]> = { ...lost };
  for (const [field, names] of Object.entries(fileNamesOf(form.getValues(), fields.rules)))
    files[field] = [...new Set([...names, ...(lost[field] ?? [])])];
  const changed = Object.entries(values).filter(([field, value]) => value !== (defaults[field] ?? ''));
  const answers = count ? count(form.getValues(), files) : changed.length + Object.keys(files).length;
  return { values: Object.fromEntries(changed), files, answers };
};

/** The id of a stored draft, which is untrusted; null if it has none. */
export const idOf = ({ id }: Readonly<Record<string, unknown>>): string | null =>
  typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) ? id : null;

/**
 * Fills the fields of a form from a stored draft, which is untrusted: those that still have their default value, or with
 * `replaces` all but files and excluded ones.
 * @returns the names of files to be attached again, the draft's id if it has one, and whether any value was used
 */
export const fillForm = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: DraftFields,
  stored: Readonly<Record<string, unknown>>,
  replaces = false,
): { lost: FileNames; id: string | null; isRestored: boolean } => {
  const defaults = defaultsOf(form, fields.excluded);
  const current = leavesOf(form.getValues(), fields.excluded);
  const values = fittingLeaves(stored.values, defaults);
  for (const [field, initial] of Object.entries(defaults)) {
    const before = current[field] ?? initial;
    const value = values[field] ?? initial;
    // `fittingLeaves` has checked that the form has a field of this name and that the value has its type.
    const path = field as FieldPath<Values>;
    if (value !== before && (replaces || before === initial))
      form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true });
  }
  const remembered = fittingFileNames(stored.files, fields.rules);
  const lost = missingFiles(remembered, fileNamesOf(form.getValues(), fields.rules), fields.rules);
  return { lost, id: idOf(stored), isRestored: Object.keys(values).length > 0 || Object.keys(lost).length > 0 };
};
