import { type LoaderFunctionArgs, Navigate, useLoaderData } from 'react-router-dom';
import { pageMeta } from '../../content/pages';
import type { CaseStudy } from '../../content/types';
import { dataPage } from '../../lib/page-handle';
import { href } from '../../paths';
import { CaseStudyView } from './case-study/case-study-view';
import { caseStudyModules, loadCaseStudy } from './case-study/load-case-study';

/** Each visitor loads the text of one study only. */
export const loader = ({ params }: LoaderFunctionArgs): Promise<CaseStudy | null> => loadCaseStudy(params.id);

export const handle = dataPage<CaseStudy | null>(({ data }) => data?.meta ?? pageMeta.work, {
  modules: ({ params }) => caseStudyModules(params.id),
});

export const Component = () => {
  const study = useLoaderData<typeof loader>();
  return study ? <CaseStudyView key={study.id} study={study} /> : <Navigate to={href('work')} replace />;
};
