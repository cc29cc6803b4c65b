/** The pack and quantity chosen before a card had to be added; kept for the return to the buy page. */
import type { ChosenPack } from '../../storage/schema';
import { chosenPack } from '../../storage/schema';
import { StorageWriteError, store } from '../../storage/store';
import { currentEmail } from '../account/account-data';

type Choice = Omit<ChosenPack, 'email'>;

/** What the one signed in chose in this tab, and nobody else. */
export const readChosenPack = (): Choice | null => {
  const kept = store.read(chosenPack);
  return kept?.email === currentEmail(store) ? kept : null;
};

/** Keeps the choice, or forgets it (`null`). Losing it costs one click, so a full storage is no reason to stop. */
export const keepChosenPack = (choice: Choice | null): void => {
  try {
    if (choice) store.write(chosenPack, { email: currentEmail(store), ...choice });
    else store.remove(chosenPack);
  } catch (error) {
    if (!(error instanceof StorageWriteError)) throw error;
  }
};
