/** All demo data as one file, and back; and forgetting it. */
import * as v from 'valibot';
import { toLocalDay } from '../../lib/dates';
import { findDeclaredKey } from '../../storage/declared';
import type { StorageArea } from '../../storage/key';
import { originsOf } from '../../storage/set-aside';
import { store } from '../../storage/store';
import { ServiceError } from '../errors';

const format = 'tessera-demo-data';

const backupShape = v.object({
  format: v.literal(format),
  version: v.literal(1),
  exported: v.string(),
  entries: v.record(v.string(), v.string()),
});

/** A backup that was read: texts by the name of their key, and how many cannot be understood whole. */
export type Backup = { entries: ReadonlyMap<string, string>; damaged: number };

// Every key and family is ours by declaration: whatever else an origin may hold is neither exported nor removed.
const isOurs = (area: StorageArea, name: string) =>
  [name, ...originsOf(name)].some((origin) => findDeclaredKey(area, origin) !== null);

const ourNames = (area: StorageArea) => store.names(area).filter((name) => isOurs(area, name));

/** 'tessera-demo-data_2026-11-21.json', by the visitor's calendar. */
export const backupFileName = (now: Date): string => `${format}_${toLocalDay(now)}.json`;

/** Everything this browser keeps of the demo beyond a tab, as JSON text. Ends with a newline. */
export const exportBackup = (now: Date): string => {
  const names = ourNames('local').sort();
  const entries = Object.fromEntries(names.map((name) => [name, store.raw(name) ?? '']));
  return `${JSON.stringify({ format, version: 1, exported: now.toISOString(), entries }, null, 2)}\n`;
};

/**
 * Reads a backup's text and checks the whole of it: nothing changes here. A text that is damaged is taken as it is: it was
 * so when the backup was made, and is set aside when it is read.
 * @throws {ServiceError} 'bad-backup': not such a file, or a key that is none of ours
 */
export const parseBackup = (text: string): Backup => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new ServiceError('bad-backup');
  }
  const result = v.safeParse(backupShape, parsed);
  if (!result.success) throw new ServiceError('bad-backup');
  const entries = new Map(Object.entries(result.output.entries));
  let damaged = 0;
  for (const [name, raw] of entries) {
    if (!isOurs('local', name)) throw new ServiceError('bad-backup');
    if (findDeclaredKey('local', name)?.codec.decode(raw).damaged) damaged += 1;
  }
  return { entries, damaged };
};

/** Every key of ours that there is, and of the `entries`, with the text it gets from them or none. */
const replaceAll = (entries: ReadonlyMap<string, string>) => () => [
  ...[...new Set([...ourNames('local'), ...entries.keys()])].map((name) => ({
    area: 'local' as const,
    name,
    raw: entries.get(name) ?? null,
  })),
  // A tab's own notes belong to the data that goes: drafts, receipts, the pack that was chosen.
  ...ourNames('session').map((name) => ({ area: 'session' as const, name, raw: null })),
];

/** Replaces all demo data by a parsed backup, all or nothing. @throws {StorageWriteError} */
export const restoreBackup = ({ entries }: Backup): Promise<void> => store.replaceRaw(replaceAll(entries));

/** Forgets all demo data of this browser, the session of the one signed in and this tab's drafts included. */
export const resetAll = (): Promise<void> => store.replaceRaw(replaceAll(new Map()));

/** How many things an export holds. */
export const countStored = (): number => ourNames('local').length;
