/** All declared keys and families as lists, for code that goes through every key: backup, reset, tests. */
import type { KeyFamily, StorageArea, StorageKey } from './key';
import { projectEvents } from './project-events';
import * as schema from './schema';

const isKey = (value: unknown): value is StorageKey<unknown> =>
  typeof value === 'object' && value !== null && 'codec' in value;
const isFamily = (value: unknown): value is KeyFamily<unknown> => typeof value === 'function' && 'prefix' in value;

/** `projectEvents` is not in `schema.ts`, because most pages have nothing to do with it. */
const exported: unknown[] = [...Object.values(schema), projectEvents];
export const declaredKeys: readonly StorageKey<unknown>[] = exported.filter(isKey);
export const declaredFamilies: readonly KeyFamily<unknown>[] = exported.filter(isFamily);

/** The key with this name, whether it is declared by itself or belongs to a family; null when no declaration matches. */
export const findDeclaredKey = (area: StorageArea, name: string): StorageKey<unknown> | null => {
  const single = declaredKeys.find((key) => key.area === area && key.name === name);
  if (single) return single;
  const match = declaredFamilies.find(
    (family) => family.area === area && name.startsWith(family.prefix) && name.length > family.prefix.length,
  );
  return match?.(name.slice(match.prefix.length)) ?? null;
};
