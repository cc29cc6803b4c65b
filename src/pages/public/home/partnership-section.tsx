import { type ReactNode, useState } from 'react';
import { type DrawnTile, TileDrawing } from '../../../components/media/tile-drawing';
import { Reveal } from '../../../components/motion/reveal';
import { whenNear } from '../../../components/motion/when-seen';
import { ActionLink } from '../../../components/ui/button';
import { NoWrapCompounds } from '../../../components/ui/no-wrap-compounds';
import { partnershipSection } from '../../../content/public/home';
import { isMotionReduced } from '../../../hooks/use-media-query';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { savesData } from '../../../lib/load-ahead';

type Turn = 0 | 1 | 2 | 3;

const row = (y: number, kinds: readonly Omit<DrawnTile, 'x' | 'y'>[]): DrawnTile[] =>
  kinds.map((kind, x) => ({ ...kind, x, y }));

const ink = { shape: 'square', color: 'ink' } as const;
const sun = { shape: 'square', color: 'sun' } as const;
const blue = { shape: 'square', color: 'ultramarine' } as const;
const open = { shape: 'square' } as const;
const pair = (
  [first, second]: readonly [Turn, Turn],
  color: 'sun' | 'ink' | 'ultramarine',
  shape: DrawnTile['shape'] = 'quarter',
) => [
  { shape, turn: first, color },
  { shape, turn: second, color },
];

/** Three drawings of the same eighteen tiles: sorted in heaps, cut into shapes, and set as a mosaic. */
const drawings: readonly (readonly DrawnTile[])[] = [
  [
    ...row(0, [ink, ink, ink, ink, ink, ink]),
    ...row(1, [sun, sun, sun, sun, open, open]),
    ...row(2, [blue, blue, open, open, open, open]),
  ],
  [
    ...row(0, [...pair([0, 1], 'ink'), ...pair([0, 1], 'ink'), ...pair([0, 1], 'ink')]),
    ...row(1, [...pair([2, 3], 'sun'), ...pair([2, 3], 'sun'), open, open]),
    ...row(2, [...pair([0, 2], 'ultramarine', 'triangle'), open, open, open, open]),
  ],
  [
    ...row(0, [...pair([2, 3], 'ink'), ...pair([0, 1], 'sun'), ...pair([2, 3], 'ink')]),
    ...row(1, [...pair([1, 0], 'ink'), ...pair([3, 2], 'sun'), ...pair([0, 1], 'ultramarine', 'triangle')]),
    ...row(2, [open, open, open, open, open, open]),
  ],
];

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

/** Section 8: the three steps of a partnership, and the next step for the visitor. */
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
