import type { UploadRule } from '../../../content/types';
import { hasEnding } from '../../../lib/files';
import { usedFiles } from '../../../services/flows/files';
import { isRecord } from '../../../storage/codecs/parse-json';

/** Flattens a form's values into a list by dotted field name, and its files into their names. */

export type Leaf = string | boolean | number;
export type Leaves = Readonly<Record<string, Leaf>>;
export type FileNames = Readonly<Record<string, readonly string[]>>;
export type UploadRules = Readonly<Record<string, UploadRule>>;

const isLeaf = (value: unknown): value is Leaf =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';

/** Every text and boolean of the values by dotted name, except those of excluded fields. */
export const leavesOf = (values: object, excluded: readonly string[], prefix = ''): Record<string, Leaf> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, Leaf][] => {
      const name = prefix + key;
      if (excluded.includes(name)) return [];
      if (isLeaf(value)) return [[name, value]];
      return isRecord(value) ? Object.entries(leavesOf(value, excluded, `${name}.`)) : [];
    }),
  );

/** The entries of an untrusted draft whose name is a field of the form and whose value has that field's type. */
export const fittingLeaves = (stored: unknown, defaults: Leaves): Record<string, Leaf> => {
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

/** Names of the files that would be sent, by field. A field's value is a file or a list of files. */
export const fileNamesOf = (values: Readonly<Record<string, unknown>>, rules: UploadRules): FileNames =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const names = usedFiles(filesIn(values[field]), rule).map(({ name }) => name);
      return names.length > 0 ? [[field, names] as const] : [];
    }),
  );

/** The file names of an untrusted draft, for fields that the form has and of types that they accept. */
export const fittingFileNames = (stored: unknown, rules: UploadRules): FileNames => {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, { accept }]) => {
      const names = Object.hasOwn(stored, field) ? stored[field] : undefined;
      const texts = Array.isArray(names)
        ? names.filter((name): name is string => typeof name === 'string' && hasEnding(name, accept))
        : [];
      return texts.length > 0 ? [[field, texts.slice(0, 100)] as const] : [];
    }),
  );
};

/** The remembered files that are not attached yet. In a field for a single file, any attached file replaces them. */
export const missingFiles = (remembered: FileNames, attached: FileNames, rules: UploadRules): FileNames =>
  Object.fromEntries(
    Object.entries(remembered).flatMap(([field, names]) => {
      const isReplaced = rules[field]?.single && attached[field];
      const missing = isReplaced ? [] : names.filter((name) => !attached[field]?.includes(name));
      return missing.length > 0 ? [[field, missing] as const] : [];
    }),
  );
