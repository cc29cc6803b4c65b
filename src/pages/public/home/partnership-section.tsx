import { type ReactNode, useState } from 'react';
import { readTiles, TileDrawing } from '../../../components/media/tile-drawing';
import { Reveal } from '../../../components/motion/reveal';
import { whenNear } from '../../../components/motion/when-seen';
import { ActionLink } from '../../../components/ui/button';
import { NoWrapCompounds } from '../../../components/ui/no-wrap-compounds';
import { partnershipSection } from '../../../content/public/home';
import { isMotionReduced } from '../../../hooks/use-media-query';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { savesData } from '../../../lib/load-ahead';

/** Three drawings of the same eighteen tiles: sorted in heaps, cut into shapes, and set as a mosaic. */
const drawings = [
  's00 s00 s00 s00 s00 s00 / s01 s01 s01 s01 s0 s0 / s02 s02 s0 s0 s0 s0',
  'q00 q10 q00 q10 q00 q10 / q21 q31 q21 q31 s0 s0 / t02 t22 s0 s0 s0 s0',
  'q20 q30 q01 q11 q20 q30 / q10 q00 q31 q21 t02 t12 / s0 s0 s0 s0 s0 s0',
].map((text) => readTiles(['ink', 'sun', 'ultramarine'], text));

const loadMoving = async () => {
  const { MovingTiles, addStyles } = await import('./moving-tiles');
  addStyles();
  return MovingTiles;
};

/** Whether the browser can move by scrolling alone, and the visitor wants it. */
const canMove = () => CSS.supports('animation-timeline: view()') && !isMotionReduced() && !savesData();

/** The list of the three steps. One moving drawing is loaded for it when it is near. */
const Steps = ({ children }: { children: ReactNode }) => {
  const [MovingTiles, load] = useOnDemand(loadMoving);
  // A stable function, whose result React calls when the list is removed.
  const [watch] = useState(() => (list: HTMLElement | null) => (list && canMove() ? whenNear(list, load) : undefined));
  return (
    <div ref={watch} className={MovingTiles ? 'has-moving-tiles' : undefined}>
      <ol>{children}</ol>
      {MovingTiles && <MovingTiles />}
    </div>
  );
};

const { next } = partnershipSection;

export const PartnershipSection = () => (
  <section aria-labelledby="partnership" className="page-grid py-section">
    <div className="grid gap-x-8 gap-y-5 pb-14 lg:grid-cols-12">
      <h2 id="partnership" className="text-title lg:col-span-8">
        {partnershipSection.heading}
      </h2>
      <p className="max-w-measure self-end text-lead lg:col-span-4">{partnershipSection.text}</p>
    </div>
    <Steps>
      {partnershipSection.steps.map(({ name, description }, index) => (
        <li key={name} className="border-t">
          <Reveal className="step-row">
            <h3 className="self-end text-hero lg:self-center lg:col-span-4">{name}</h3>
            <TileDrawing
              columns={6}
              rows={3}
              tiles={drawings[index] ?? []}
              className="w-full max-w-md max-lg:row-span-2 lg:col-span-4"
            />
            <p className="max-w-measure self-start text-lead lg:col-span-4 lg:self-center">
              <NoWrapCompounds text={description} />
            </p>
          </Reveal>
        </li>
      ))}
    </Steps>
    <div className="grid items-center gap-x-8 gap-y-6 border-t pt-9 lg:grid-cols-12">
      <p className="font-display font-semibold text-heading lg:col-span-8">{next.text}</p>
      <div className="flex flex-wrap gap-3 lg:col-span-4">
        <ActionLink tone="primary" size="large" action={next.start} />
        <ActionLink size="large" action={next.pricing} />
      </div>
    </div>
  </section>
);
