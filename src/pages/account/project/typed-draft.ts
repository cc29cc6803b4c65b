import { draftOwner, tabDraftKey } from '../../../services/flows/drafts';
import { StorageWriteError, store } from '../../../storage/store';

type Texts = Readonly<Record<string, string>>;

/** What is being typed on the page of a project, kept in this tab for this project and customer. @param name what it is for */
export const typedDraft = (name: string, project: string) => {
  const key = tabDraftKey(`${name} ${project}`, draftOwner());
  return {
    read: (): Texts => {
      const stored = Object.entries(store.read(key) ?? {});
      return Object.fromEntries(stored.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
    },
    /** Nothing typed is no draft. */
    write: (texts: Texts) => {
      try {
        if (Object.values(texts).every((text) => text === '')) store.remove(key);
        else store.write(key, texts);
      } catch (error) {
        // With a full storage it stays on the page alone.
        if (!(error instanceof StorageWriteError)) throw error;
      }
    },
  };
};
