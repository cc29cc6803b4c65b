/** What a form has, by dotted name as its draft keeps it, and what the draft puts into it. */
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type { UploadRule } from '../../../content/types';
import { hasEnding } from '../../../lib/files';
import { isRecord } from '../../../lib/is-record';
import { type FileNames, isLeaf, type Leaf, type Leaves, otherIn, withoutValues } from '../../../services/drafts/draft';
import { usedFiles } from '../../../services/files';
import { type StartOf, startOfForm } from '../prefill';

/** Card details and passwords of all forms. They are kept in memory only, never in a draft, a submission or an address. */
export const secretFields: readonly string[] = [
  'password',
  'name',
  'cardName',
  'cardNumber',
  'expiry',
  'expiryDate',
  'expiryMonth',
  'expiryYear',
  'cvc',
  'cvv',
  'billingZip',
];

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
      // React Hook Form sets radio buttons of which none is chosen to null when they lose the focus.
      const leaf = value ?? '';
      if (isLeaf(leaf)) return [[name, leaf]];
      return isRecord(value) ? Object.entries(leavesOf(value, excluded, `${name}.`)) : [];
    }),
  );

type UploadRules = Readonly<Record<string, UploadRule>>;

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
const missingFiles = (named: Leaves, attached: FileNames, rules: UploadRules): FileNames =>
  byField(rules, (field, rule) => missing(namesIn(named[field]), attached[field] ?? [], rule));

/** What is attached, and what is still missing. @param before what was attached when the draft named its files */
const allNames = (named: Leaves, before: Leaves, attached: FileNames, rules: UploadRules): FileNames =>
  byField(rules, (field, rule) => {
    const [was, there] = [namesIn(before[field]), attached[field] ?? []];
    return [...there, ...missing(missing(namesIn(named[field]), was, rule), without(there, was), rule)];
  });

export const formSide = <Values extends FieldValues>({ form, exclude = [], files, count }: DraftOptions<Values>) => {
  const rules = (files ?? {}) as UploadRules;
  const excluded = [...exclude, ...Object.keys(rules), ...secretFields];
  const leaves = () => leavesOf(form.getValues(), excluded);
  const begun = () => leavesOf(startOfForm(form), excluded);
  const attached = () => fileNamesOf(form.getValues(), rules);
  /** What was attached when it was last read. */
  let before: FileNames = {};
  const read = (draft: Leaves) => {
    const start = begun();
    const here = attached();
    const names = allNames(draft, before, here, rules);
    const values = Object.entries(leaves()).map(([field, value]) => [
      field,
      value === start[field] ? undefined : value,
    ]);
    return { here, names, now: { ...withoutValues(rules), ...names, ...Object.fromEntries(values) } as Leaves };
  };
  return {
    lostFiles: (draft: Leaves) => missingFiles(draft, attached(), rules),
    countIn: (draft: Leaves): number => {
      const { now, names } = read(draft);
      return count?.(form.getValues(), names) ?? Object.values(now).filter((leaf) => leaf !== undefined).length;
    },
    /** What the form shows, and the draft does not have: of a field, or a group of them, or of all that are not as the form begins. */
    typed: (draft: Leaves, field?: string): Leaves => {
      const { now, here } = read(draft);
      before = here;
      const isAsked = (name: string) =>
        field === undefined ? now[name] !== undefined : `${name}.`.startsWith(`${field}.`);
      const typed = otherIn(now, draft).filter(isAsked);
      return Object.fromEntries(typed.map((name) => [name, now[name]]));
    },
    /** Shows what a draft has; files stay in any case. @returns whether the field to leave alone has another answer */
    show: (draft: Leaves, leftAlone: string | null): boolean => {
      const [start, shown] = [begun(), leaves()];
      const valueIn = (field: string) => draft[field] ?? start[field];
      const isOther = (field: string) =>
        typeof valueIn(field) === typeof shown[field] && valueIn(field) !== shown[field];
      const others = Object.keys(shown).filter(isOther);
      for (const field of others.filter((other) => other !== leftAlone)) {
        // The form has a field of this name, whose value has this type.
        const path = field as FieldPath<Values>;
        form.setValue(path, valueIn(field) as PathValue<Values, typeof path>, { shouldDirty: true });
      }
      return leftAlone !== null && others.includes(leftAlone);
    },
  };
};
