import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { CallToAction } from '../../components/layout/call-to-action';
import { Rest } from '../../components/layout/rest';
import { type SolutionsTab, solutionsPage } from '../../content/public/solutions-page';
import { dataPage, type PageState } from '../../head/page-handle';
import { useAddressQuery } from '../../hooks/use-address-query';
import { patterns } from '../../paths';
import { CapabilityView } from './solutions/capability-view';
import { DetailHead } from './solutions/detail-head';
import { IndustryView } from './solutions/industry-view';
import { Overview } from './solutions/overview';
import { OverviewHead } from './solutions/overview-head';
import { canonicalOf, metaOf, resolveView, type SolutionsArea } from './solutions/solutions-view';

const areas: Readonly<Record<string, SolutionsArea>> = {
  [patterns.capabilities]: 'capabilities',
  [patterns.capability]: 'capabilities',
  [patterns.industries]: 'industries',
  [patterns.industry]: 'industries',
};

/** Three routes share this page. The loader passes on which one it is, because `handle` gets loader data but not the pattern. */
export const loader = ({ pattern }: Pick<LoaderFunctionArgs, 'pattern'>): SolutionsArea =>
  areas[pattern] ?? 'solutions';

const viewOf = ({ data: area, params, search }: PageState<SolutionsArea>) =>
  resolveView({ area, subpath: params['*'], search });

export const handle = dataPage<SolutionsArea>((state) => metaOf(viewOf(state)), {
  canonical: (state) => canonicalOf(viewOf(state)),
});

const NextStep = ({ tab, seed }: { tab: SolutionsTab; seed: string }) => (
  <CallToAction seed={seed} {...solutionsPage.next[tab]} actions={solutionsPage.nextActions} />
);

/** The overview of capabilities or industries, or one of them. */
export const Component = () => {
  const view = viewOf({ data: useLoaderData<typeof loader>(), params: useParams(), search: useAddressQuery() });
  if (view.kind === 'capability')
    return (
      <div key={view.capability.id}>
        <DetailHead tab="capabilities" solution={view.capability} />
        <Rest>
          <CapabilityView capability={view.capability} />
          <NextStep tab="capabilities" seed={view.capability.id} />
        </Rest>
      </div>
    );
  if (view.kind === 'industry')
    return (
      <div key={view.industry.id}>
        <DetailHead tab="industries" solution={view.industry} />
        <Rest>
          <IndustryView industry={view.industry} />
          <NextStep tab="industries" seed={view.industry.id} />
        </Rest>
      </div>
    );
  return (
    <>
      <OverviewHead tab={view.tab} />
      <Rest>
        <Overview tab={view.tab} />
      </Rest>
    </>
  );
};
