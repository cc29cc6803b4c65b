import { createIndex, type SearchIndex } from '../../search/engine';
import { readAccountEntries } from './account-entries';

/** An index of the orders and requests that are stored now. */
export const createAccountIndex = (): Promise<SearchIndex> => createIndex(readAccountEntries(), 250);
