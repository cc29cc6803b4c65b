import type { Decoded } from './codecs';
import { health, report } from './health';
import type { StorageKey } from './key';
import { setAside } from './set-aside';
import type { Found } from './transaction';

const decoded = new Map<string, { raw: string; result: Decoded<unknown> }>();

/** What a key's text means. An unreadable one is set aside in `storage`, where it stands, and reported. */
export const decode = <T>(key: StorageKey<T>, raw: string | null, storage: Storage): Found<T> => {
  if (raw === null) return { value: key.initial, damaged: false, absent: true };
  const id = `${key.area}:${key.name}`;
  const known = decoded.get(id);
  // The same text gives the same object, which `useSyncExternalStore` needs, and a long list is parsed once.
  if (known?.raw === raw) return { ...(known.result as Decoded<T>), absent: false };
  const result = key.codec.decode(raw);
  decoded.set(id, { raw, result });
  if (result.damaged) report({ damaged: key.name, isKept: setAside(storage, key.name, raw) });
  return { ...result, absent: false };
};

/** Forgets what was read and what was damaged: whatever is damaged still is set aside and reported when it is read again. */
export const readAfresh = (): void => {
  decoded.clear();
  health.clear();
};
