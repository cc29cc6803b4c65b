import { legalIds } from '../../../content/ids';
import type { LegalDocument } from '../../../content/types';
import { loadOnce } from '../../../lib/load-once';
import { patterns } from '../../../paths';

const files = import.meta.glob<{ legalDocument: LegalDocument }>('../../../content/legal/*.ts');

/** Loads the text of the page with this pattern; null for every other path. */
export const loadLegalDocument = async (pattern: string): Promise<LegalDocument | null> => {
  const load = files[`../../../content/legal/${legalIds.find((id) => patterns[id] === pattern)}.ts`];
  return load ? (await loadOnce(load)).legalDocument : null;
};
