import type { CaseStudy } from '../../../content/types';

const folder = '../../../content/case-studies/';
const files = import.meta.glob<{ caseStudy: CaseStudy }>('../../../content/case-studies/*.ts');

/**
 * Loads one study, so that each visitor gets the text of the one they look at.
 * @returns null for an id without one
 */
export const loadCaseStudy = async (id: string | undefined): Promise<CaseStudy | null> => {
  // The folder in front keeps names such as `constructor` from being found on the object itself.
  const load = files[`${folder}${id}.ts`];
  return load ? (await load()).caseStudy : null;
};
