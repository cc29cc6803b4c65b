import type { StorageKey } from '../../storage/key';
import { type LongForm, longForms } from '../../storage/key';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { ServiceError } from '../errors';
import { endOf, keptKey, keptKeys, keptText, keptUntil, readKept, removeKey, tabDraftKey } from './drafts';

/** How another tab has changed a draft since this tab has read or written it. */
export type Rival = { kind: 'newer'; at: string } | { kind: 'removed' } | { kind: 'sent'; submission: Submission };

/** The submission that was made from a draft, whose id it has; a number may follow. */
const findSentDraft = (reader: Pick<Transaction, 'read'>, form: string, id: string): Submission | undefined =>
  reader.read(keys.submissions).find((sent) => sent.kind === form && (sent.id === id || sent.id.startsWith(`${id}-`)));

/** @param mine what this tab has last read or written @returns null if nothing has changed, and for drafts of the tab */
export const findRival = (
  form: string,
  owner: string | null,
  mine: { text: string | null; id: string | null },
): Rival | null => {
  const key = keptKey(form, owner);
  if (!key) return null;
  const submission = mine.id === null ? undefined : findSentDraft(store, form, mine.id);
  if (submission) return { kind: 'sent', submission };
  if (keptText(form, owner) === mine.text) return null;
  const draft = store.read(key);
  return draft ? { kind: 'newer', at: draft.at } : { kind: 'removed' };
};

/** Whether a customer has sent this draft, perhaps with other answers. Signed out, every tab has drafts of its own. */
export const isDraftSent = (tx: Transaction, form: LongForm, owner: string | null, id: string): boolean =>
  owner !== null && findSentDraft(tx, form, id) !== undefined;

export const removeSentDraft = (tx: Transaction, form: LongForm, owner: string | null, id: string): void => {
  const key = keptKey(form, owner);
  if (key && tx.read(key)?.id === id) tx.remove(key);
};

/** What a customer has typed into a long form: how many answers, and until when they are kept (ISO 8601); null: in this tab. */
export type LongDraft = { form: LongForm; answers: number; until: string | null };

export const longDraftsOf = (email: string): LongDraft[] =>
  longForms.flatMap((form) => {
    const draft = readKept(form, email) ?? store.read(tabDraftKey(form, email)) ?? store.read(tabDraftKey(form, null));
    if (!draft) return [];
    const answers = typeof draft.answers === 'number' ? draft.answers : 0;
    return { form, answers, until: keptUntil(form, email) };
  });

/** @returns the function that takes it back. It throws {ServiceError} 'newer-draft' if there is another one by then. */
export const discardDraft = (form: LongForm, email: string): (() => void) => {
  const all = [keptKeys[form](email), tabDraftKey(form, email), tabDraftKey(form, null)];
  const before = all.map((key) => ({ key: key as StorageKey<unknown>, value: store.read<unknown>(key) }));
  for (const key of all) removeKey(key);
  return () => {
    if (all.some((key) => store.read<unknown>(key) !== null)) throw new ServiceError('newer-draft');
    for (const { key, value } of before) if (value !== null) store.write(key, value);
  };
};

/** Removes the drafts of all customers that are kept for long enough. */
export const removeExpiredDrafts = (): void => {
  for (const name of store.names())
    for (const family of Object.values(keptKeys)) {
      if (!name.startsWith(family.prefix)) continue;
      const email = name.slice(family.prefix.length);
      const draft = store.read(family(email));
      if (draft && endOf(draft).getTime() <= Date.now()) store.remove(family(email));
    }
};
