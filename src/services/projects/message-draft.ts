/** A message that is being typed: kept in this tab, for its project and customer. */
import { StorageWriteError, store } from '../../storage/store';
import { draftOwner, tabDraftKey } from '../flows/drafts';

const keyOf = (project: string) => tabDraftKey(`message ${project}`, draftOwner());

export const readMessageDraft = (project: string): string => {
  const text = store.read(keyOf(project))?.text;
  return typeof text === 'string' ? text : '';
};

/** With a full storage, what is typed stays on the page alone. */
export const writeMessageDraft = (project: string, text: string): void => {
  try {
    if (text === '') store.remove(keyOf(project));
    else store.write(keyOf(project), { text });
  } catch (error) {
    if (!(error instanceof StorageWriteError)) throw error;
  }
};
