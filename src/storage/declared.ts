/** Every declared key and family, for what goes through all of them: backup, reset, tests. */
import type { KeyFamily, StorageArea, StorageKey } from './key';
import * as schema from './schema';

const isKey = (value: unknown): value is StorageKey<unknown> =>
  typeof value === 'object' && value !== null && 'codec' in value;
const isFamily = (value: unknown): value is KeyFamily<unknown> => typeof value === 'function' && 'prefix' in value;

const exported: unknown[] = Object.values(schema);
export const declaredKeys: readonly StorageKey<unknown>[] = exported.filter(isKey);
export const declaredFamilies: readonly KeyFamily<unknown>[] = exported.filter(isFamily);

/** The key of that name, alone or of a family; null when none is declared. */
export const keyNamed = (area: StorageArea, name: string): StorageKey<unknown> | null => {
  const single = declaredKeys.find((key) => key.area === area && key.name === name);
  if (single) return single;
  const found = declaredFamilies.find(
    (family) => family.area === area && name.startsWith(family.prefix) && name.length > family.prefix.length,
  );
  return found?.(name.slice(found.prefix.length)) ?? null;
};
