import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../lib/class-names';

/** How icons are drawn is said by the style sheet (`.icon`), and need not stand in the HTML of each of them. */
const saidByStyles = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

type Props = { icon: LucideIcon; className?: string };

/** One of Lucide's icons, or a mark drawn in its manner. Decoration only: the words beside it say what it means. */
export const Icon = ({ icon: Drawing, className }: Props) => (
  <Drawing {...saidByStyles} aria-hidden="true" className={classNames('icon', className)} />
);
