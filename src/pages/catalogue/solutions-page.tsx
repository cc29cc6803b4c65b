import { ArrowLeft } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { LowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { TileField } from '../../components/media/tile-field';
import { ActionLink } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { TextLink } from '../../components/ui/link';
import { TopicIcon } from '../../components/ui/topic-icon';
import { type SolutionsTab, solutionsPage } from '../../content/public/solutions-page';
import type { TileColor } from '../../content/types';
import { dataPage, type PageState } from '../../head/page-handle';
import { useAddressQuery } from '../../hooks/use-hydrated';
import { href, patterns } from '../../paths';
import { Overview, OverviewHead } from './solutions/overview';
import { CapabilityView, IndustryView } from './solutions/solution-views';
import { resolveView, type SolutionsArea } from './solutions/solutions-view';

const { back, actions } = solutionsPage;

const palettes: Readonly<Record<SolutionsTab, readonly TileColor[]>> = {
  capabilities: ['ultramarine', 'vermilion', 'ink', 'sun', 'blush'],
  industries: ['moss', 'sun', 'ink', 'vermilion', 'blush'],
};

/** Crops the mosaic to whole rows if it is below the text. Beside the text it begins below the trial banner, which overlays the top of the page. */
const mosaicClass =
  'w-full max-lg:order-last max-sm:aspect-[2.01] sm:max-lg:aspect-[3.02] lg:col-span-4 lg:mt-11 lg:h-[calc(100%-2.75rem)]';

const tabs = ['capabilities', 'industries'] as const;

/** Three routes share this page. The loader passes on which one it is, because `handle` gets loader data but not the pattern. */
export const loader = ({ pattern }: Pick<LoaderFunctionArgs, 'pattern'>): SolutionsArea =>
  tabs.find((tab) => pattern.startsWith(patterns[tab])) ?? 'solutions';

const viewOf = ({ data: area, params, search }: PageState<SolutionsArea>) =>
  resolveView({ area, subpath: params['*'], search });

export const handle = dataPage<SolutionsArea>((state) => viewOf(state).meta, {
  canonical: (state) => viewOf(state).canonical,
  views: ['capability', 'industry'],
});

export const Component = () => {
  const { tab, solution } = viewOf({
    data: useLoaderData<typeof loader>(),
    params: useParams(),
    search: useAddressQuery(),
  });
  if (!solution)
    return (
      <>
        <OverviewHead tab={tab} />
        <LowerPart>
          <Overview tab={tab} />
        </LowerPart>
      </>
    );
  return (
    <div key={solution.id}>
      <div className="grid grid-cols-1 border-b lg:min-h-[calc(100vw*7/18+2.75rem)] lg:grid-cols-12">
        <TileField
          seed={`solution ${solution.id}`}
          columns={6}
          rows={7}
          gaps={0.28}
          palette={palettes[tab]}
          fit="slice"
          runsOff="left"
          className={mosaicClass}
        />
        <div className="grid content-between gap-12 px-gutter pt-16 pb-10 lg:col-span-8 lg:pb-14 lg:pl-8">
          <TextLink
            to={href('solutions', { category: tab })}
            className="inline-flex items-center gap-2 justify-self-start font-semibold"
          >
            <Icon icon={ArrowLeft} />
            {back}
          </TextLink>
          <div className="grid gap-6">
            <TopicIcon name={solution.icon} className="size-10" />
            <h1 className="text-title">{solution.title}</h1>
            <p className="max-w-measure text-lead">{solution.description}</p>
            <div className="flex flex-wrap gap-3">
              {actions[tab].map((action, index) => (
                <ActionLink
                  key={action.label}
                  tone={index === 0 ? 'primary' : 'secondary'}
                  size="large"
                  action={action}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      <LowerPart>
        {'features' in solution ? <CapabilityView capability={solution} /> : <IndustryView industry={solution} />}
        <CallToAction seed={solution.id} {...solutionsPage.next[tab]} actions={solutionsPage.nextActions} />
      </LowerPart>
    </div>
  );
};
