import { classNames } from '../../lib/class-names';

const tiles = [
  { path: 'M0 0H16A16 16 0 0 1 0 16Z', className: 'fill-vermilion' },
  { path: 'M16 0H32V16H16Z', className: 'fill-fg' },
  { path: 'M0 16H16V32H0Z', className: 'fill-fg' },
  { path: 'M16 16H32L16 32Z', className: 'fill-vermilion' },
];

const lookOf = (index: number, done: number, own: string) => {
  if (index < done) return own;
  return index === done ? 'rotate-90 fill-sun' : 'rotate-90 fill-transparent stroke-line-strong';
};

type Props = {
  /** How many of the four tiles lie in place; the next one is in hand. */
  done: number;
  /** The tile in hand turns, a quarter at a time. */
  isWorking?: boolean;
  className?: string;
};

/** The mark, laid tile by tile. Decoration only. */
export const StepMark = ({ done, isWorking = false, className }: Props) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={classNames('overflow-visible', className)}>
    {tiles.map((tile, index) => (
      <path
        key={tile.path}
        d={tile.path}
        strokeWidth="0.2"
        className={classNames(
          'origin-center transition-[fill,rotate] duration-400 [transform-box:fill-box]',
          lookOf(index, done, tile.className),
          isWorking && index === done && 'animate-spin [animation-duration:1.6s] [animation-timing-function:steps(4)]',
        )}
      />
    ))}
  </svg>
);
