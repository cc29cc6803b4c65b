/** What a customer removes from the list 'In progress', and takes back: until the page is left, also after a reload. */
import type { StorageKey } from '../../storage/key';
import * as keys from '../../storage/schema';
import { fits, store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { now } from '../clock';
import { answered, emptied, encodeDraft } from '../drafts/draft';
import { accountKey, readAt, tabKey } from '../drafts/places';
import { ServiceError } from '../errors';
import { readOwnTrial } from '../trial/own-trial';
import type { Removal, Step } from './step';

type Text = keys.RemovedStep['texts'][number];

const replace = <T>(key: StorageKey<T>, after: T | null, before?: T): Text => {
  const { area, name, codec } = key;
  const text = before === undefined ? store.raw(name, area) : codec.encode(before);
  if (after !== null) store.write(key, after);
  else if (text !== null) store.remove(key);
  return { area, name, before: text, after: store.raw(name, area) };
};

/** Of a draft that is kept with the account other tabs learn that it is empty now. What comes back is newer than that. */
const removeDraft = (form: Extract<Removal, object>['form'], email: string): Text[] => {
  const [kept, draft] = [accountKey(form, email), readAt(accountKey(form, email))];
  const inTab = [tabKey(form, email), tabKey(form, null)].map((key) => replace(key, null));
  if (!kept || !draft) return inTab;
  const empty = emptied(draft);
  const back = { ...answered(empty, draft.values), answers: draft.answers };
  return [replace(kept, encodeDraft(empty), encodeDraft(back)), ...inTab];
};

const remove = (removal: Removal, email: string): Text[] => {
  if (removal === 'plan') return [replace(keys.chosenPlanOf(email), null)];
  if (removal === 'trial') return [replace(keys.removedTrialOf(email), readOwnTrial(now())?.end ?? null)];
  return removeDraft(removal.form, email);
};

/** @param place of the step in the list @returns null if there is nothing to remove */
export const removeStep = ({ key, title, removal }: Step, place: number): keys.RemovedStep | null => {
  const email = signedInEmail(store);
  if (email === null || !removal) return null;
  const removed = { key, title, place, login: store.read(keys.authToken) ?? '', texts: remove(removal, email) };
  // Without room for it, it can be taken back from the toast alone.
  fits(() => store.write(keys.removedSteps, [...store.read(keys.removedSteps), removed]));
  return removed;
};

export const forgetRemovedSteps = (): void => {
  if (store.read(keys.removedSteps).length > 0) store.remove(keys.removedSteps);
};

/**
 * Without room it stays removed, and can be taken back later.
 * @throws {ServiceError} 'newer-draft', 'newer-choice': something newer has taken its place @throws {StorageWriteError}
 */
export const takeBack = async ({ key, texts, login }: keys.RemovedStep): Promise<void> => {
  const forget = () => {
    const left = store.read(keys.removedSteps).filter((one) => one.key !== key);
    if (left.length > 0) store.write(keys.removedSteps, left);
    else forgetRemovedSteps();
  };
  const restore = () => {
    const isSame = texts.every(({ name, area, after }) => store.raw(name, area) === after);
    if (!isSame || store.read(keys.authToken) !== login)
      throw new ServiceError(key.startsWith('draft') ? 'newer-draft' : 'newer-choice');
    return texts.map(({ name, area, before }) => ({ name, area, raw: before }));
  };
  try {
    await store.replaceRaw(restore);
  } catch (error) {
    if (error instanceof ServiceError) forget();
    throw error;
  }
  forget();
};
