import sprite from 'virtual:icon-sprite';
import type { IconName } from '../../content/icons';
import { classNames } from '../../lib/class-names';

/** One of Lucide's icons, from the sprite file. Decoration only: the words beside it say what it means. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg
    aria-hidden="true"
    className={classNames('size-5 shrink-0', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="square"
    viewBox="0 0 24 24"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
);
