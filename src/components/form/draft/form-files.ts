/** The files of a form by name, as its draft stores them, and which of them have to be attached again. */
import type { UploadRule } from '../../../content/types';
import { hasEnding } from '../../../lib/files';
import type { FileNames, Leaves } from '../../../services/drafts/draft';
import { usedFiles } from '../../../services/files';

export type UploadRules = Readonly<Record<string, UploadRule>>;

const byField = (rules: UploadRules, namesOf: (field: string, rule: UploadRule) => readonly string[]): FileNames =>
  Object.fromEntries(
    Object.entries(rules)
      .map(([field, rule]) => [field, namesOf(field, rule)] as const)
      .filter(([, names]) => names.length > 0),
  );

export const fileNamesOf = (values: Readonly<Record<string, unknown>>, rules: UploadRules): FileNames =>
  byField(rules, (field, rule) => {
    const files = values[field];
    return Array.isArray(files) ? usedFiles<File>(files, rule).map(({ name }) => name) : [];
  });

const namesIn = (answer: Leaves[string]): readonly string[] => (Array.isArray(answer) ? answer : []);

/** The names without one of each of the others: two files may have one name. */
const without = (names: readonly string[], others: readonly string[]): string[] => {
  const left = [...names];
  for (const name of others) if (left.includes(name)) left.splice(left.indexOf(name), 1);
  return left;
};

/** In a field for one file, any file takes the place of the missing one. */
const missing = (named: readonly string[], there: readonly string[], { accept, single }: UploadRule): string[] =>
  single && there.length > 0 ? [] : without(named.filter((name) => hasEnding(name, accept)).slice(0, 100), there);

/** Files that a draft names and nobody has attached here. */
export const missingFiles = (named: Leaves, attached: FileNames, rules: UploadRules): FileNames =>
  byField(rules, (field, rule) => missing(namesIn(named[field]), attached[field] ?? [], rule));

/** What is attached, and what is still missing. @param before what was attached when the draft named its files */
export const allNames = (named: Leaves, before: Leaves, attached: FileNames, rules: UploadRules): FileNames =>
  byField(rules, (field, rule) => {
    const [was, there] = [namesIn(before[field]), attached[field] ?? []];
    return [...there, ...missing(missing(namesIn(named[field]), was, rule), without(there, was), rule)];
  });
