import { persistenceAsked } from '../../storage/schema';
import { store } from '../../storage/store';

/** Whether the focus is in a field of a form that is not being sent. */
const isTyping = () => {
  const field = document.activeElement?.closest('input, textarea, select');
  return Boolean(field) && !field?.closest('form')?.querySelector('[aria-busy="true"]');
};

/**
 * Asks the browser once, at the end of a press, not to delete by itself what is stored: Safari does so after seven days without
 * a visit. Firefox asks the visitor, so it is not asked while somebody types. Nothing waits for the answer.
 */
export const askToKeepStorage = (): void => {
  if (typeof document === 'undefined' || !navigator.storage?.persist) return;
  // The handler of the press writes its last keys first.
  setTimeout(() => {
    if (store.read(persistenceAsked) || isTyping()) return;
    try {
      store.write(persistenceAsked, true);
      navigator.storage.persist().catch(() => {});
    } catch {
      // It would ask again and again where nothing can be stored.
    }
  });
};
