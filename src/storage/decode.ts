import type { Decoded } from './codecs/codec';
import { health, reportHealth } from './health';
import type { StorageKey } from './key';
import { setAside } from './set-aside';
import type { Inspection } from './transaction';

const cache = new Map<string, { raw: string; result: Decoded<unknown> }>();

/** The value of a key's text. Damaged text is set aside in the same `storage` and reported to `health`. */
export const decode = <T>(key: StorageKey<T>, raw: string | null, storage: Storage): Inspection<T> => {
  if (raw === null) return { value: key.initial, damaged: false, absent: true };
  const id = `${key.area}:${key.name}`;
  const known = cache.get(id);
  // The same text gives the identical object, which `useSyncExternalStore` needs, and a long list is parsed only once.
  if (known?.raw === raw) return { ...(known.result as Decoded<T>), absent: false };
  const result = key.codec.decode(raw);
  cache.set(id, { raw, result });
  if (result.damaged) reportHealth({ damaged: key.name, isSetAside: setAside(storage, key.name, raw) });
  return { ...result, absent: false };
};

/** Clears the cache and the health report. Text that is still damaged is set aside and reported again at the next read. */
export const clearDecodeCache = (): void => {
  cache.clear();
  health.clear();
};
