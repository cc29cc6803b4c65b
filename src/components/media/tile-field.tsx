import { fillClass } from './tile-colors';
import { drawTiles, type TileFieldPlan } from './tiles/shapes';

type Props = TileFieldPlan & {
  className?: string;
  fit?: 'slice' | 'meet';
  /** The edge of the page that the field runs off, where its box is too high for it. */
  runsOff?: 'left' | 'right';
};

export const TileField = ({ className, fit = 'meet', runsOff = 'right', ...plan }: Props) => (
  <svg
    viewBox={`0 0 ${plan.columns} ${plan.rows}`}
    preserveAspectRatio={`${runsOff === 'right' ? 'xMin' : 'xMax'}YMin ${fit}`}
    className={className}
    aria-hidden="true"
  >
    {drawTiles(plan).map(({ color, d }, layer) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a plan never change their order
      <path key={layer} d={d} className={fillClass[color]} />
    ))}
  </svg>
);
