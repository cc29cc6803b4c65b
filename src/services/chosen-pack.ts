/** The pack and quantity chosen before a card had to be added; kept for the return to the buy page. */
import { chosenPack } from '../storage/schema';
import { StorageWriteError, store } from '../storage/store';

type ChosenPack = { packId: string; quantity: number };

export const readChosenPack = (): ChosenPack | null => store.read(chosenPack);

/** Keeps the choice, or forgets it (`null`). Losing it costs one click, so a full storage is no reason to stop. */
export const keepChosenPack = (choice: ChosenPack | null): void => {
  try {
    if (choice) store.write(chosenPack, choice);
    else store.remove(chosenPack);
  } catch (error) {
    if (!(error instanceof StorageWriteError)) throw error;
  }
};
