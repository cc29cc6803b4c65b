import type { CaseStudy } from '../../../content/types';

const folder = '../../../content/case-studies/';
const files = import.meta.glob<{ caseStudy: CaseStudy }>('../../../content/case-studies/*.ts');

/** Imports the content of one case study. @returns null for an unknown id */
export const loadCaseStudy = async (id: string | undefined): Promise<CaseStudy | null> => {
  // The prefix keeps ids such as `constructor` from matching a property that every object has.
  const load = files[`${folder}${id}.ts`];
  return load ? (await load()).caseStudy : null;
};
