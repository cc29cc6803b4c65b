import * as v from 'valibot';
import { toLocalDay } from '../../lib/dates';
import { doubleClick } from '../../lib/double-click';
import { parseJson } from '../../storage/codecs/codec';
import { findDeclaredKey } from '../../storage/declared';
import { originsOf } from '../../storage/decode';
import { formerNames } from '../../storage/former-names';
import type { StorageArea } from '../../storage/key';
import { demoBackup } from '../../storage/schema';
import { fits, store } from '../../storage/store';
import { now } from '../clock';
import { ServiceError } from '../errors';

const format = 'site-demo-data';

const backupShape = v.object({
  format: v.picklist([format, formerNames.backup]),
  version: v.literal(1),
  exported: v.string(),
  entries: v.record(v.string(), v.string()),
});

/** A parsed backup: undecoded texts by the name of their key, and how many of them are damaged. */
export type Backup = { entries: ReadonlyMap<string, string>; damaged: number };

// Only declared keys are exported or removed: another site on the same origin may have keys, too.
const isOurs = (area: StorageArea, name: string) =>
  [name, ...originsOf(name)].some((origin) => findDeclaredKey(area, origin) !== null);

const ourNames = (area: StorageArea) => store.names(area).filter((name) => isOurs(area, name));

/** 'site-demo-data_2026-11-21.json', with the date in the visitor's time zone. */
export const backupFileName = (now: Date): string => `${format}_${toLocalDay(now)}.json`;

/** All declared keys of local storage as JSON text, with a newline at its end. */
export const exportBackup = (now: Date): string => {
  const names = ourNames('local').sort();
  const entries = Object.fromEntries(names.map((name) => [name, store.raw(name) ?? '']));
  return `${JSON.stringify({ format, version: 1, exported: now.toISOString(), entries }, null, 2)}\n`;
};

/** A damaged text is accepted: it is set aside when read. @throws {ServiceError} 'bad-backup': not one, or with an undeclared key */
export const parseBackup = (text: string): Backup => {
  const result = v.safeParse(backupShape, parseJson(text.replace(/^\uFEFF/, '')));
  if (!result.success) throw new ServiceError('bad-backup');
  const entries = new Map(Object.entries(result.output.entries));
  let damaged = 0;
  for (const [name, raw] of entries) {
    if (!isOurs('local', name)) throw new ServiceError('bad-backup');
    if (findDeclaredKey('local', name)?.codec.decode(raw).damaged) damaged += 1;
  }
  return { entries, damaged };
};

/** The changes that make storage hold exactly the `entries`: every declared key gets its text from them, or is removed. */
const replaceAll = (entries: ReadonlyMap<string, string>) => () => [
  ...[...new Set([...ourNames('local'), ...entries.keys()])].map((name) => ({
    area: 'local' as const,
    name,
    raw: entries.get(name) ?? null,
  })),
  // Session storage (drafts, what this tab sent, the chosen pack) belongs to the data that is replaced, except the copy of them.
  ...ourNames('session')
    .filter((name) => name !== demoBackup.name)
    .map((name) => ({ area: 'session' as const, name, raw: null })),
];

/** Replaces all demo data by a parsed backup, all or nothing. @throws {StorageWriteError} */
export const restoreBackup = ({ entries }: Backup): Promise<void> => store.replaceRaw(replaceAll(entries));

/** When this page has last kept a copy, by `performance.now()`. */
let keptAt = Number.NEGATIVE_INFINITY;

/**
 * Keeps a copy in this tab, because browsers within apps ignore downloads. One that is there already is not replaced by one of an
 * empty storage, nor by the second press of a double press, after which nothing is left to copy. @throws {StorageWriteError} it does not fit
 */
const keepCopy = (): void => {
  const isRepeated = performance.now() - keptAt < doubleClick;
  if (store.read(demoBackup) !== null && (isRepeated || countStored() === 0)) return;
  store.write(demoBackup, exportBackup(now()));
  keptAt = performance.now();
};

export const keepCopyIfItFits = (): boolean => fits(keepCopy);

/** Restores the copy in this tab, and removes it. @throws {ServiceError} 'bad-backup' @throws {StorageWriteError} */
export const restoreCopy = async (): Promise<void> => {
  await restoreBackup(parseBackup(store.read(demoBackup) ?? ''));
  store.remove(demoBackup);
};

export const resetAll = (): Promise<void> => store.replaceRaw(replaceAll(new Map()));

/** The same, with a copy in this tab. @throws {StorageWriteError} the copy does not fit; nothing was changed */
export const startOver = async (): Promise<void> => {
  keepCopy();
  await resetAll();
};

export const countStored = (): number => ourNames('local').length;
