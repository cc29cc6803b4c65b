import { useScene } from '../../../components/demo/use-scene';
import { NeedsScript } from '../../../components/feedback/needs-script';
import { Button } from '../../../components/ui/button';
import { demoPage, stories, storyIds } from '../../../content/public/demo-page';
import { classNames } from '../../../lib/class-names';

/** Color and round corner of each story's tile. */
const tiles = [
  'bg-sun text-ink rounded-tr-tile',
  'bg-vermilion text-ink rounded-bl-tile',
  'bg-ultramarine text-paper rounded-br-tile',
  'bg-moss text-paper rounded-tl-tile',
  'bg-blush text-ink rounded-tr-tile',
  'bg-ink text-paper rounded-bl-tile',
  'bg-sun text-ink rounded-br-tile',
];

/** The seven stories: what to do, what to watch, and the button that begins each. */
export const StoryList = () => {
  const { begin, noteOf, isBusy } = useScene();
  return (
    <section aria-labelledby="stories" className="page-grid pb-section">
      <div className="grid gap-x-8 gap-y-4 pb-10 lg:grid-cols-12 lg:items-end">
        <h2 id="stories" className="text-title lg:col-span-7">
          {demoPage.stories.heading}
        </h2>
        <p className="max-w-measure lg:col-span-4 lg:col-start-9">{demoPage.stories.text}</p>
      </div>
      <NeedsScript what="The demo" />
      <ol className="border-b">
        {storyIds.map((id, index) => {
          const { title, steps, watch, action } = stories[id];
          return (
            <li
              key={id}
              className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-5 border-t py-8 sm:gap-x-8 lg:grid-cols-12 lg:py-10"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'figures grid size-16 @max-[20rem]/page:size-12 place-items-center font-display font-semibold text-heading sm:size-24 lg:col-span-2 lg:size-28',
                  tiles[index],
                )}
              >
                {index + 1}
              </span>
              <h3 className="self-center text-heading lg:col-span-3 lg:self-start">{title}</h3>
              <div className="col-span-2 grid gap-3 lg:col-span-4">
                <p className="max-w-measure">{steps}</p>
                <p className="max-w-measure font-semibold">{watch}</p>
              </div>
              <div className="col-span-2 grid content-start justify-items-start gap-3 lg:col-span-3 lg:justify-items-end">
                <Button aria-disabled={isBusy} onClick={() => begin(id)}>
                  {action}
                </Button>
                <p role="status" className="text-sm empty:sr-only">
                  {noteOf(id)}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
