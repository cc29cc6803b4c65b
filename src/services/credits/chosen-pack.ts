import { findCreditPack } from '../../content/catalogue/credits';
import { onlyValue } from '../../lib/links';
import { type ChosenPack, chosenPack } from '../../storage/schema';
import { fits, store } from '../../storage/store';
import { currentEmail } from '../account/account-data';

type Choice = Omit<ChosenPack, 'email'>;

/** The pack that the address of the page names; null if it names none of ours. The quantity is as a visitor would type it. */
export const packFromQuery = (query: URLSearchParams): { packId: string; quantity: string } | null => {
  const pack = findCreditPack(onlyValue(query, 'pack') ?? '');
  return pack ? { packId: pack.id, quantity: onlyValue(query, 'quantity') ?? '' } : null;
};

/** What the signed-in customer chose in this tab; null if nothing, or if another customer chose it. */
export const readChosenPack = (): Choice | null => {
  const kept = store.read(chosenPack);
  return kept?.email === currentEmail(store) ? kept : null;
};

/** Stores the choice, or removes it (`null`). Full storage is ignored, because losing the choice costs only one click. */
export const keepChosenPack = (choice: Choice | null): void => {
  fits(() => (choice ? store.write(chosenPack, { email: currentEmail(store), ...choice }) : store.remove(chosenPack)));
};
