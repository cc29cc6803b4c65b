import { DeskSlot } from '../../components/demo/desk-slot';
import { storyIds, useScene } from '../../components/demo/use-scene';
import { NeedsScript } from '../../components/feedback/needs-script';
import { LowerPart } from '../../components/hydration/hydrated-parts';
import { Button } from '../../components/ui/button';
import { TitledSection } from '../../components/ui/titled-section';
import { pageMeta } from '../../content/pages';
import { demoPage, stories } from '../../content/public/demo-page';
import { sketchMention } from '../../content/public/sketch-mention';
import { fixedPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';
import { SketchHint } from '../parts/cross-links';

const { heading, text, simulated, real } = demoPage;

export const handle = fixedPage(pageMeta.demo);

const tiles = [
  'on-bright bg-sun rounded-tr-tile',
  'on-bright bg-vermilion rounded-bl-tile',
  'bg-ultramarine text-paper rounded-br-tile',
  'bg-moss text-paper rounded-tl-tile',
  'on-bright bg-blush rounded-tr-tile',
  'bg-fg text-ground rounded-bl-tile',
  'on-bright bg-sun rounded-br-tile',
  'on-bright bg-vermilion rounded-tl-tile',
  'bg-ultramarine text-paper rounded-tr-tile',
  'bg-moss text-paper rounded-bl-tile',
];

const StoryList = () => {
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
                  'figures grid size-16 max-xs:size-12 place-items-center font-display font-semibold text-heading sm:size-24 lg:col-span-2 lg:size-28',
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
                <Button isBusy={isBusy} onClick={() => begin(id)}>
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

/** A heading and its lines. A line is 'subject: description'. */
const PointList = ({ id, heading: title, lines }: { id: string; heading: string; lines: readonly string[] }) => (
  <TitledSection id={id} title={title} titleLook="mb-4 text-heading">
    <ul className="border-b">
      {lines.map((line) => {
        const [subject, ...description] = line.split(': ');
        return (
          <li key={line} className="grid gap-x-6 border-t py-3 sm:grid-cols-[7.5rem_1fr]">
            <strong>{subject}</strong>
            <span className="first-letter:uppercase">{description.join(': ')}</span>
          </li>
        );
      })}
    </ul>
  </TitledSection>
);

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <h1 className="text-title lg:col-span-8">{heading}</h1>
      <div className="grid max-w-measure gap-4 lg:col-span-5 lg:col-start-8">
        <p className="text-lead">{text}</p>
        {import.meta.env.VITE_FIRST_DRAFT !== 'off' && <SketchHint {...sketchMention.demo} />}
      </div>
    </div>
    <LowerPart>
      <div className="page-grid grid gap-x-8 gap-y-12 pb-section lg:grid-cols-2">
        <PointList id="simulated" {...simulated} />
        <PointList id="real" {...real} />
      </div>
      <StoryList />
    </LowerPart>
    <DeskSlot />
  </>
);
