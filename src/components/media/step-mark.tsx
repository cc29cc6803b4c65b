import { classNames } from '../../lib/class-names';
import { logoTiles } from './logo';

/** The colors of the logo's tiles; the dark ones have the text color. */
const looks = ['fill-vermilion', 'fill-fg', 'fill-fg', 'fill-ultramarine-read'];

const lookOf = (index: number, done: number) => {
  if (index < done) return looks[index];
  return index === done ? 'rotate-90 fill-sun' : 'fill-transparent stroke-line-strong';
};

type Props = {
  done: number;
  isWorking?: boolean;
  className?: string;
};

export const StepMark = ({ done, isWorking = false, className }: Props) => (
  <svg
    aria-hidden="true"
    aria-busy={isWorking}
    viewBox="0 0 32 32"
    className={classNames('overflow-visible', className)}
  >
    {logoTiles.map(({ d }, index) => (
      <path
        key={d}
        d={d}
        strokeWidth="0.2"
        className={classNames(
          'origin-center transition-transform duration-400 [transform-box:fill-box]',
          lookOf(index, done),
          isWorking && index === done && 'animate-spin [animation-duration:1.6s] [animation-timing-function:steps(4)]',
        )}
      />
    ))}
  </svg>
);
