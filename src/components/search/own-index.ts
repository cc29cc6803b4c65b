import { createIndex, type SearchIndex } from '../../search/engine';
import { ownEntries } from './own-entries';

/** The index of what the one signed in owns, as storage has it now. */
export const makeOwnIndex = (): Promise<SearchIndex> => createIndex(ownEntries(), 250);
