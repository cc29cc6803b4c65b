import sprites from 'virtual:icon-sprite';
import { commonIcons, type IconName } from '../../content/icons';
import { classNames } from '../../lib/class-names';

const common = new Set<string>(commonIcons);

/** One of Lucide's icons, from a sprite file. Decoration only: the words beside it say what it means. */
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
    <use href={`${common.has(name) ? sprites.icons : sprites.topics}#${name}`} />
  </svg>
);
