/** The files of a form by name, as its draft stores them, and which of them have to be attached again. */
import type { UploadRule } from '../../../content/types';
import { hasEnding } from '../../../lib/files';
import type { FileNames } from '../../../services/drafts/draft';
import { usedFiles } from '../../../services/files';

export type UploadRules = Readonly<Record<string, UploadRule>>;
type Values = Readonly<Record<string, unknown>>;

const filesIn = (value: unknown): File[] => {
  if (value instanceof File) return [value];
  return Array.isArray(value) ? value.flatMap(filesIn) : [];
};

const byField = (rules: UploadRules, namesOf: (field: string, rule: UploadRule) => readonly string[]): FileNames =>
  Object.fromEntries(
    Object.entries(rules)
      .map(([field, rule]) => [field, namesOf(field, rule)] as const)
      .filter(([, names]) => names.length > 0),
  );

/** The names without one of each of the others: two files may have one name. */
const without = (names: readonly string[], others: readonly string[]): string[] => {
  const left = [...names];
  for (const name of others) if (left.includes(name)) left.splice(left.indexOf(name), 1);
  return left;
};

/** Names of the files that would be sent, by field. A field's value is a file or a list of files. */
export const fileNamesOf = (values: Values, rules: UploadRules): FileNames =>
  byField(rules, (field, rule) => usedFiles(filesIn(values[field]), rule).map(({ name }) => name));

/** Files that a draft names and nobody has attached here, of fields that the form has and types that they accept. */
export const missingFiles = (named: FileNames, attached: FileNames, rules: UploadRules): FileNames =>
  byField(rules, (field, { accept, single }) => {
    const there = attached[field] ?? [];
    if (single && there.length > 0) return [];
    return without((named[field] ?? []).filter((name) => hasEnding(name, accept)).slice(0, 100), there);
  });

/** What is attached, and what is to be attached again. */
export const allNames = (attached: FileNames, missing: FileNames, rules: UploadRules): FileNames =>
  byField(rules, (field) => [...(attached[field] ?? []), ...(missing[field] ?? [])]);

/** Which files are still missing after some were attached. In a field for one file, any file takes the place of the missing one. */
export const stillMissing = (missing: FileNames, before: Values, now: Values, rules: UploadRules): FileNames =>
  byField(rules, (field, rule) => {
    const known = filesIn(before[field]);
    const added = usedFiles(filesIn(now[field]), rule).filter((file) => !known.includes(file));
    if (rule.single && added.length > 0) return [];
    return without(
      missing[field] ?? [],
      added.map(({ name }) => name),
    );
  });
