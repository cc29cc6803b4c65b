/** All demo data as one file, and back; and forgetting it. */
import * as v from 'valibot';
import type { StorageKey } from '../storage/key';
import { corruptKeyPrefix } from '../storage/key';
import * as keys from '../storage/schema';
import { store } from '../storage/store';
import { ServiceError } from './errors';

const format = 'tessera-demo-data';

const backupShape = v.object({
  format: v.literal(format),
  version: v.literal(1),
  exported: v.string(),
  entries: v.record(v.string(), v.string()),
});

// Every key and family is ours by declaration: whatever else an origin may hold is neither exported nor removed.
const fixedKeys = new Map<string, StorageKey<unknown>>(
  Object.values(keys).flatMap((key) =>
    typeof key === 'object' && key !== null && 'area' in key && key.area === 'local'
      ? [[key.name, key as StorageKey<unknown>] as const]
      : [],
  ),
);
const families = [
  keys.userNameOf,
  keys.userCreditsOf,
  keys.hasPaymentMethodOf,
  keys.creditHistoryOf,
  keys.pendingPurchaseOf,
  keys.videoMute,
].map((family) => ({ prefix: family('').name, family: family as (id: string) => StorageKey<unknown> }));

const keyNamed = (name: string): StorageKey<unknown> | null => {
  const found = families.find(({ prefix }) => name.startsWith(prefix) && name.length > prefix.length);
  return fixedKeys.get(name) ?? (found ? found.family(name.slice(found.prefix.length)) : null);
};

const isOurs = (name: string) =>
  keyNamed(name) !== null ||
  (name.startsWith(corruptKeyPrefix) && keyNamed(name.slice(corruptKeyPrefix.length)) !== null);

const ourNames = () => store.names().filter(isOurs).sort();

/** Everything this browser keeps of the demo, as JSON text. Ends with a newline. */
export const exportBackup = (now: Date): string => {
  const entries = Object.fromEntries(ourNames().map((name) => [name, store.raw(name) ?? '']));
  return `${JSON.stringify({ format, version: 1, exported: now.toISOString(), entries }, null, 2)}\n`;
};

/**
 * Reads a backup's text and checks the whole of it: nothing changes here.
 * @returns the entries by key name
 * @throws {ServiceError} 'bad-backup': not such a file, or a key or value that this site could not have written
 */
export const parseBackup = (text: string): ReadonlyMap<string, string> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ServiceError('bad-backup');
  }
  const result = v.safeParse(backupShape, parsed);
  if (!result.success) throw new ServiceError('bad-backup');
  const entries = new Map(Object.entries(result.output.entries));
  for (const [name, raw] of entries) {
    const isSetAside = name.startsWith(corruptKeyPrefix) && isOurs(name);
    const key = keyNamed(name);
    if (!isSetAside && (!key || key.codec.decode(raw).damaged)) throw new ServiceError('bad-backup');
  }
  return entries;
};

/** Replaces all demo data by a parsed backup, all or nothing. @throws {StorageWriteError} */
export const restoreBackup = (entries: ReadonlyMap<string, string>): Promise<void> =>
  store.replaceRaw([...ourNames().map((name) => [name, entries.get(name) ?? null] as const), ...entries]);

/** Forgets all demo data of this browser, the session of the one signed in included. */
export const resetAll = (): Promise<void> => store.replaceRaw(ourNames().map((name) => [name, null] as const));

/** How many things a reset would remove, for the question before it. */
export const countStored = (): number => ourNames().length;
