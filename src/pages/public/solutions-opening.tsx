import { Fragment } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { restOf } from '../../components/layout/rest';
import { firstWords } from '../../lib/first-words';
import { loadOnce } from '../../lib/load-once';
import { dataPage, type PageState } from '../../lib/page-handle';
import { patterns } from '../../paths';
import { DetailHead, mosaicClass } from './solutions/detail-head';
import { OverviewHead } from './solutions/overview-head';
import { canonicalOf, metaOf, resolveView, type SolutionsArea, type SolutionsData } from './solutions/solutions-view';
import { useSolutionsView } from './solutions/use-solutions-view';

const loadRest = () => import('./solutions/rest');
const { Part, preload } = restOf(async () => (await loadOnce(loadRest)).parts);

const areaOf = (pattern: string): SolutionsArea => {
  if (pattern === patterns.capabilities || pattern === patterns.capability) return 'capabilities';
  return pattern === patterns.industries || pattern === patterns.industry ? 'industries' : 'solutions';
};

/**
 * What there is to choose from, and what was asked for: the path's pattern is not among the things a page's head may look at,
 * so the loader passes it on.
 */
export const loader = async ({ pattern }: Pick<LoaderFunctionArgs, 'pattern'>): Promise<SolutionsData> => {
  const { capabilities, industries } = firstWords() ?? (await loadOnce(loadRest));
  return { area: areaOf(pattern), capabilities, industries };
};

const viewOf = ({ data, params, search }: PageState<SolutionsData>) => resolveView({ data, rest: params['*'], search });

export const handle = dataPage<SolutionsData>((state) => metaOf(viewOf(state)), {
  canonical: (state) => canonicalOf(viewOf(state)),
  rest: preload,
});

/** All capabilities or all industries, or one of them. */
export const Component = () => {
  const view = useSolutionsView();
  if (view.kind === 'overview')
    return (
      <>
        <OverviewHead tab={view.tab} />
        <Part name="Overview" placeholder="page-grid is-coming min-h-svh pt-10" />
      </>
    );
  const { tab, words } = view;
  return (
    <Fragment key={`${tab} ${words.id}`}>
      <DetailHead tab={tab} words={words} mosaic={<Part name="Mosaic" placeholder={mosaicClass} />} />
      <Part name="Detail" />
    </Fragment>
  );
};
