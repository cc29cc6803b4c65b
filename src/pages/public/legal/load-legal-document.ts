import type { LegalPageName } from '../../../content/legal';
import type { LegalDocument } from '../../../content/types';
import { patterns } from '../../../paths';

/** The text of a legal page; null for every other path. */
export type LegalData = LegalDocument | null;

const names = ['terms', 'privacy', 'cookies'] as const satisfies readonly LegalPageName[];

/** Loads the text of the page with this pattern. A path that is unknown loads none. */
export const loadLegalDocument = async (pattern: string): Promise<LegalData> => {
  const name = names.find((one) => patterns[one] === pattern);
  return name ? (await import('../../../content/legal')).legalDocuments[name] : null;
};
