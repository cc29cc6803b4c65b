import { demoPage, stories } from '../../content/public/demo-page';
import { moveFocusWhenRemoved } from '../../lib/focus';
import { store } from '../../storage/store';
import { demoStory } from '../../storage/visitor-keys';
import { Button } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { storyIds, useScene } from './use-scene';

const AgencyButton = lazyPart(async () => (await import('./agency')).AgencyButton);

export const StoryBar = ({ id }: { id: string }) => {
  const { begin, noteOf, isBusy } = useScene();
  const ids: readonly string[] = storyIds;
  const index = ids.indexOf(id);
  const story = storyIds[index];
  if (!story) return null;
  const { title, steps, watch, hasAgency = false } = stories[story];
  const next = storyIds[index + 1];
  const end = () => {
    moveFocusWhenRemoved();
    store.remove(demoStory);
  };
  return (
    <aside aria-labelledby="story" className="page-box story-strip on-second border-b print:hidden">
      <div className="page-grid grid gap-x-8 gap-y-3 py-5 lg:grid-cols-12">
        <h2 id="story" className="grid content-start gap-1 lg:col-span-3">
          <span className="eyebrow font-text">{demoPage.stories.strip(index + 1, storyIds.length)}</span>
          <span className="text-subheading">{title}</span>
        </h2>
        <div className="grid content-start gap-2 text-sm lg:col-span-6">
          <p>{steps}</p>
          <p className="font-semibold">{watch}</p>
        </div>
        <div className="flex flex-wrap content-start items-center gap-x-5 gap-y-2 lg:col-span-3 lg:justify-end">
          {hasAgency && <AgencyButton />}
          {next && (
            <Button size="small" isBusy={isBusy} onClick={() => begin(next)}>
              {demoPage.stories.next}
            </Button>
          )}
          <Button tone="quiet" size="small" onClick={end}>
            {demoPage.stories.end}
          </Button>
          <p role="status" className="w-full text-sm empty:sr-only lg:text-right">
            {next && noteOf(next)}
          </p>
        </div>
      </div>
    </aside>
  );
};
