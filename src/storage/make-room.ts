/** Makes room in a full local storage by what a customer needs least. */
import { applyAtomically, type Change, canRetry, type RawStorage } from './atomic-changes';
import { parseJson } from './codecs/parse-json';
import { longDraftPrefixes, longForms, tabDraftPrefix } from './long-drafts';

/** The log of simulated emails. Not in `schema.ts`, because public pages load this file without the schema library. */
export const emailLog = { name: 'emailNotifications', mostKept: 500 };

/** Local storage by its texts. */
type LocalTexts = { names: readonly string[]; read: (name: string) => string | null };

/** The log without its oldest emails; nothing if it is short. */
const shortenLog = ({ names, read }: LocalTexts): Change[] => {
  const { name, mostKept } = emailLog;
  const emails = names.includes(name) && parseJson(read(name) ?? '');
  if (!Array.isArray(emails) || emails.length <= mostKept) return [];
  return [{ area: 'local', name, raw: JSON.stringify(emails.slice(-mostKept)), isOptional: true }];
};

/** Moves the drafts of accounts into this tab: nothing that a customer does may fail because a draft takes its room. */
const moveDraftsToTab = ({ names, read }: LocalTexts) => {
  const copies: Change[] = [];
  const removals: Change[] = [];
  for (const form of longForms)
    for (const name of names) {
      const prefix = longDraftPrefixes[form];
      if (!name.startsWith(prefix)) continue;
      const email = name.slice(prefix.length);
      copies.push({ area: 'session', name: `${tabDraftPrefix}${form}:${email}`, raw: read(name) });
      removals.push({ area: 'local', name, raw: null });
    }
  return { copies, removals };
};

/**
 * Makes all changes or none. If they are refused, the log of emails is shortened. If that is not enough and `movesDrafts` is set,
 * drafts of accounts move into this tab, or if it cannot hold them either, are removed.
 */
export const applyWithRoom = (
  changes: readonly Change[],
  storage: RawStorage & { namesOf: (area: 'local') => string[] },
  movesDrafts: boolean,
): ReturnType<typeof applyAtomically> => {
  let result = applyAtomically(changes, storage);
  if (!canRetry(result)) return result;
  const changed = new Set(changes.map(({ name }) => name));
  const others = {
    names: storage.namesOf('local').filter((name) => !changed.has(name)),
    read: (name: string) => storage.readRaw('local', name),
  };
  const log = shortenLog(others);
  const { copies, removals } = moveDraftsToTab(movesDrafts ? others : { ...others, names: [] });
  for (const more of [[], [...copies, ...removals], removals])
    if (canRetry(result) && log.length + more.length > 0)
      result = applyAtomically([...changes, ...log, ...more], storage);
  return result;
};
