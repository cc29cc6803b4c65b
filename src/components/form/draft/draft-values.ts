import type { UploadRule } from '../../../content/types';
import { hasEnding, usedFiles } from '../../../services/flows/files';

/** A form's values as a flat list of what was typed, ticked or chosen, by dotted name; and files by their names. */

export type Leaf = string | boolean | number;
export type Leaves = Readonly<Record<string, Leaf>>;
export type FileNames = Readonly<Record<string, readonly string[]>>;
export type UploadRules = Readonly<Record<string, UploadRule>>;

const isLeaf = (value: unknown): value is Leaf =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Every text, tick and choice of the values, but none under an excluded name. */
export const leavesOf = (values: object, excluded: readonly string[], prefix = ''): Record<string, Leaf> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, Leaf][] => {
      const name = prefix + key;
      if (excluded.includes(name)) return [];
      if (isLeaf(value)) return [[name, value]];
      return isGroup(value) ? Object.entries(leavesOf(value, excluded, `${name}.`)) : [];
    }),
  );

/** What of an untrusted draft fits the form: names that it has, values of the kind it holds there. */
export const fittingLeaves = (stored: unknown, defaults: Leaves): Record<string, Leaf> => {
  if (!isGroup(stored)) return {};
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

/** Names of the files that the fields with these rules hold (a file, or a list of files, each) and that would be sent. */
export const fileNamesOf = (values: Readonly<Record<string, unknown>>, rules: UploadRules): FileNames =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const names = usedFiles(filesIn(values[field]), rule).map(({ name }) => name);
      return names.length > 0 ? [[field, names] as const] : [];
    }),
  );

/** File names out of an untrusted draft, for fields that the form has, of types that they take. */
export const fittingFileNames = (stored: unknown, rules: UploadRules): FileNames => {
  if (!isGroup(stored)) return {};
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, { accept }]) => {
      const names = Object.hasOwn(stored, field) ? stored[field] : undefined;
      const texts = Array.isArray(names)
        ? names.filter((name): name is string => typeof name === 'string' && hasEnding({ name }, accept))
        : [];
      return texts.length > 0 ? [[field, texts.slice(0, 100)] as const] : [];
    }),
  );
};

/** The remembered files that are not attached again. In a field that sends one file, any other takes the place of them all. */
export const missingFiles = (remembered: FileNames, attached: FileNames, rules: UploadRules): FileNames =>
  Object.fromEntries(
    Object.entries(remembered).flatMap(([field, names]) => {
      const isReplaced = rules[field]?.single && attached[field];
      const missing = isReplaced ? [] : names.filter((name) => !attached[field]?.includes(name));
      return missing.length > 0 ? [[field, missing] as const] : [];
    }),
  );
