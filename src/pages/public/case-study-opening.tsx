import { Fragment } from 'react';
import {
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useLocation,
  useViewTransitionState,
} from 'react-router-dom';
import { restOf } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import type { CaseStudyWords } from '../../content/types';
import { firstWords } from '../../lib/first-words';
import { loadOnce } from '../../lib/load-once';
import { dataPage } from '../../lib/page-handle';
import { href } from '../../paths';
import { CaseStudyHero, stageClass } from './case-study/case-study-hero';
import { caseStudyModules, loadCaseStudy } from './case-study/load-case-study';

const loadParts = () => import('./case-study/rest');

/** Each visitor loads the text of one study only. */
const { Part, preload } = restOf(
  async ({ id }) => {
    const [{ partsOf }, study] = await Promise.all([loadOnce(loadParts), loadCaseStudy(id)]);
    return study && partsOf(study);
  },
  ({ id }) => id,
);

const coming = `${stageClass} bg-ink-raised`;

/** The study's first words: from the list of them, if that is there, else from its own text. Null for an id without a study. */
export const loader = async ({ params: { id } }: LoaderFunctionArgs): Promise<CaseStudyWords | null> =>
  firstWords()?.caseStudies.find((study) => study.id === id) ?? loadCaseStudy(id);

export const handle = dataPage<CaseStudyWords | null>(({ data }) => data?.meta ?? pageMeta.work, {
  modules: ({ params }) => caseStudyModules(params.id),
  rest: preload,
});

/** A case study from film to next step. */
export const Component = () => {
  const words = useLoaderData<typeof loader>();
  // The picture of the card that was pressed moves here, if this one is there to become.
  const isTransition = useViewTransitionState(useLocation());
  if (!words) return <Navigate to={href('work')} replace />;
  const { id } = words;
  return (
    <Fragment key={id}>
      <CaseStudyHero words={words} stage={<Part name="Stage" placeholder={coming} atOnce={isTransition} />}>
        <Part name="Elsewhere" placeholder="" />
      </CaseStudyHero>
      <Part name="Content" />
    </Fragment>
  );
};
