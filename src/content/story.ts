import { caseStudyFacts } from './case-study-summaries';
import type { CaseStudyId } from './ids';
import type { ServiceCaseStudy } from './types';

/**
 * One of a service's 'Client Success Stories'. Client and industry are the study's own.
 * @param title work that the study itself tells of
 */
export const story = (id: CaseStudyId, title: string): ServiceCaseStudy => {
  const { client: company, industry } = caseStudyFacts[id];
  return { id, title, company, industry };
};
