import type { CaseStudy } from '../../../content/types';
import { loadOnce } from '../../../lib/load-once';

const folder = '../../../content/case-studies/';
const files = import.meta.glob<{ caseStudy: CaseStudy }>('../../../content/case-studies/*.ts');

/** Loads one study; null for an id without one. */
export const loadCaseStudy = async (id: string | undefined): Promise<CaseStudy | null> => {
  const load = files[`${folder}${id}.ts`];
  return load ? (await loadOnce(load)).caseStudy : null;
};

/** The source file of a study, as the build knows it. */
export const caseStudyModules = (id: string | undefined): readonly string[] =>
  `${folder}${id}.ts` in files ? [`src/content/case-studies/${id}.ts`] : [];
