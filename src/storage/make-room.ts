/** Makes room in a full local storage by what a customer needs least. */
import { applyAtomically, type Change, canRetry, type RawStorage } from './atomic-changes';
import { parseJson } from './codecs/codec';
import { longDraftPrefixes, longForms, tabDraftPrefix } from './key';

/** The log of simulated emails. Not in `schema.ts`, because public pages load this file without the schema library. */
export const emailLog = { name: 'emailNotifications', mostKept: 500 };

type RoomyStorage = RawStorage & { namesOf: (area: 'local') => string[] };

/** The log without its oldest emails, and drafts of accounts that move into this tab: no draft may make an action fail. */
const findRoom = (changes: readonly Change[], { readRaw, namesOf }: RoomyStorage, movesDrafts: boolean) => {
  const [log, moves, removals]: [Change[], Change[], Change[]] = [[], [], []];
  for (const name of namesOf('local')) {
    if (changes.some((change) => change.name === name)) continue;
    const emails = name === emailLog.name && parseJson(readRaw('local', name) ?? '');
    if (Array.isArray(emails) && emails.length > emailLog.mostKept)
      log.push({ area: 'local', name, raw: JSON.stringify(emails.slice(-emailLog.mostKept)), isOptional: true });
    for (const form of longForms) {
      const prefix = longDraftPrefixes[form];
      if (!movesDrafts || !name.startsWith(prefix)) continue;
      const removal: Change = { area: 'local', name, raw: null };
      removals.push(removal);
      const [raw, tabName] = [readRaw('local', name), `${tabDraftPrefix}${form}:${name.slice(prefix.length)}`];
      // The tab may have another draft of this customer in its place.
      const isFree = [null, raw].includes(readRaw('session', tabName)) && !changes.some((one) => one.name === tabName);
      if (isFree) moves.push({ area: 'session', name: tabName, raw }, removal);
    }
  }
  return [log, [...log, ...moves], [...log, ...removals]];
};

/** If refused, shortens the log of emails; with `movesDrafts`, drafts then move into this tab, or are removed where there is no place for them. */
export const applyWithRoom = (
  changes: readonly Change[],
  storage: RoomyStorage,
  movesDrafts: boolean,
): ReturnType<typeof applyAtomically> => {
  let result = applyAtomically(changes, storage);
  if (!canRetry(result)) return result;
  for (const more of findRoom(changes, storage, movesDrafts))
    if (canRetry(result) && more.length > 0) result = applyAtomically([...changes, ...more], storage);
  return result;
};
