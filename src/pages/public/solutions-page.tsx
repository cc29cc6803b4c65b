import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { dataPage, type PageState } from '../../lib/page-handle';
import { useAddressQuery } from '../../lib/use-address-query';
import { patterns } from '../../paths';
import { CapabilityView } from './solutions/capability-view';
import { IndustryView } from './solutions/industry-view';
import { Overview } from './solutions/overview';
import { canonicalOf, metaOf, resolveView, type SolutionsArea } from './solutions/solutions-view';

/** The path's pattern is not among the things a page's head may look at, so the loader passes it on. */
export const loader = ({ pattern }: Pick<LoaderFunctionArgs, 'pattern'>): SolutionsArea => {
  if (pattern === patterns.capabilities || pattern === patterns.capability) return 'capabilities';
  return pattern === patterns.industries || pattern === patterns.industry ? 'industries' : 'solutions';
};

const viewOf = ({ data, params, search }: PageState<SolutionsArea>) =>
  resolveView({ area: data, rest: params['*'], search });

export const handle = dataPage<SolutionsArea>((state) => metaOf(viewOf(state)), {
  canonical: (state) => canonicalOf(viewOf(state)),
});

export const Component = () => {
  const area = useLoaderData<typeof loader>();
  const params = useParams();
  const view = resolveView({ area, rest: params['*'], search: useAddressQuery() });
  if (view.kind === 'capability') return <CapabilityView key={view.capability.id} capability={view.capability} />;
  if (view.kind === 'industry') return <IndustryView key={view.industry.id} industry={view.industry} />;
  return <Overview tab={view.tab} />;
};
