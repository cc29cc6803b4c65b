/** Where drafts lie. They belong to a customer: those of long forms are kept with the account, all others in the tab. */
import { draftDays } from '../../content/flows/drafts';
import { addDays } from '../../lib/dates';
import { type LongForm, longForms, type StorageKey } from '../../storage/key';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { fits, store, type Transaction } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { type Draft, decodeDraft, encodeDraft, isEmpty, type Stored, typedOnto } from './draft';

type Reader = Pick<Transaction, 'read'>;
export type Tx = Pick<Transaction, 'read' | 'write' | 'remove' | 'has'>;
export type DraftKey = StorageKey<Stored | null>;

/** Address of the signed-in customer, who owns what is typed; null if nobody is signed in. */
export const draftOwner = (): string | null => signedInEmail(store);

const isLong = (form: string): form is LongForm => longForms.some((long) => long === form);

const families = { onboarding: keys.briefDraftOf, 'instant-site': keys.siteDraftOf } as const;

/** The key of a draft in this tab: `draft:{form}:{owner}`, or `draft:{form}` for what is typed while nobody is signed in. */
export const tabKey = (form: string, owner: string | null): DraftKey =>
  keys.draft(owner === null ? form : `${form}:${owner}`);

/** The key of a draft that is kept with an account; null for what stays in the tab. */
export const accountKey = (form: string, owner: string | null): DraftKey | null =>
  owner !== null && isLong(form) ? (families[form](owner) as StorageKey<unknown> as DraftKey) : null;

/** Until when a draft is kept (ISO 8601), by the browser's own clock, so that the demo desk's clock deletes nobody's answers. */
export const untilOf = ({ at }: Pick<Draft, 'at'>): string | null =>
  at === null || Number.isNaN(Date.parse(at)) ? null : addDays(new Date(at), draftDays).toISOString();
export const isOver = (draft: Pick<Draft, 'at'>): boolean => Date.parse(untilOf(draft) ?? '') <= Date.now();

/** A draft, also an empty one; null if there is none, or it is over. Writes nothing. */
export const readAt = (key: DraftKey | null, { read }: Reader = store): Draft | null => {
  const stored = key && read(key);
  if (!stored) return null;
  const draft = decodeDraft(stored);
  return isOver(draft) ? null : draft;
};

export const browserTime = (): string => new Date(Date.now()).toISOString();

/** A move is no change: the draft keeps its time. @returns the draft as it is stored @throws {StorageWriteError} */
export const writeAt = (key: DraftKey, draft: Draft, tx: Tx = store): Draft => {
  const stored = { ...draft, at: draft.at ?? browserTime() };
  tx.write(key, encodeDraft(stored));
  return stored;
};

export const removeAt = (key: DraftKey | null, tx: Tx = store): void => {
  if (key && tx.has(key)) tx.remove(key);
};

/** Makes what a guest has typed in this tab the customer's, in the tab: what was typed last wins, answer by answer. */
export const adoptInTab = (tx: Tx, form: string, owner: string): void => {
  const [from, to] = [tabKey(form, null), tabKey(form, owner)];
  if (!tx.has(from)) return;
  const [typed, before] = [readAt(from, tx), readAt(to, tx)];
  // The other properties of both are kept: what is typed on the page of a project has no fields.
  if (typed)
    tx.write(to, { ...tx.read(to), ...tx.read(from), ...encodeDraft(before ? typedOnto(before, typed) : typed) });
  tx.remove(from);
};

export const isInTab = (form: string, owner: string | null): boolean =>
  store.has(tabKey(form, owner)) || store.has(tabKey(form, null));

/** What this tab has: a guest's becomes the customer's. What cannot be moved for want of room stays where it is, and is read from there. */
export const readInTab = (form: string, owner: string | null): Draft | null => {
  if (owner !== null) fits(() => adoptInTab(store, form, owner));
  const [typed, before] = [readAt(tabKey(form, null)), owner === null ? null : readAt(tabKey(form, owner))];
  return typed && before ? typedOnto(before, typed) : (typed ?? before);
};
export const removeFromTab = (form: string, owner: string | null): void => {
  for (const typedBy of [owner, null]) removeAt(tabKey(form, typedBy));
};

/** Removes the drafts of all customers of this browser that are kept for long enough. */
export const removeOver = (): void => {
  for (const name of store.names())
    for (const form of longForms) {
      const { prefix } = families[form];
      const key = name.startsWith(prefix) ? accountKey(form, name.slice(prefix.length)) : null;
      if (key && store.read(key) && !readAt(key)) store.remove(key);
    }
};

/** The submission that was made from a draft, whose id it has; a number may follow. */
export const findSent = (reader: Reader, form: string, id: string): Submission | undefined =>
  reader.read(keys.submissions).find((sent) => sent.kind === form && (sent.id === id || sent.id.startsWith(`${id}-`)));

export const removeSentDraft = (tx: Transaction, form: LongForm, owner: string | null, id: string): void => {
  const key = accountKey(form, owner);
  if (key && tx.read(key)?.id === id) tx.remove(key);
};

/** Whether something is sent, being sent or open under the id of a draft, which therefore keeps it. */
const isBound = (reader: Reader, form: string, { id, isClaimed }: Draft) =>
  isClaimed ||
  reader.read(keys.openPayments).some(({ order }) => 'attempt' in order && order.attempt === id) ||
  findSent(reader, form, id) !== undefined;

/** One draft has one id in all tabs, so that it cannot be paid for twice: that under which something is sent, else the smaller. */
export const commonId = (reader: Reader, form: string, mine: Draft, stored: Draft): string => {
  // Nobody has typed under an id of an empty draft.
  if (isEmpty(mine) && !mine.isClaimed && stored.id !== '') return stored.id;
  const [one, other] = mine.id < stored.id ? [mine, stored] : [stored, mine];
  if (one.id === '' || one.id === other.id) return other.id;
  return !isBound(reader, form, one) && isBound(reader, form, other) ? other.id : one.id;
};

/** What a customer has typed into a long form: how many answers, and until when they are kept (ISO 8601); null: in this tab. */
export type LongDraft = { form: LongForm; answers: number; until: string | null };

export const longDraftsOf = (email: string): LongDraft[] =>
  longForms.flatMap((form) => {
    const kept = readAt(accountKey(form, email));
    const all = [kept, readAt(tabKey(form, email)), readAt(tabKey(form, null))];
    const draft = all.find((one) => one && !isEmpty(one));
    return draft ? [{ form, answers: draft.answers, until: draft === kept ? untilOf(draft) : null }] : [];
  });
