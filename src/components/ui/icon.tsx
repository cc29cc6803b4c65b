import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../lib/class-names';

/** Removes Lucide's presentation attributes: the style sheet (`.icon`) has them, which makes the HTML smaller. */
const noAttributes = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

type Props = { icon: LucideIcon; className?: string | undefined };

/** A decorative icon, from Lucide or drawn in its style. The text beside it must say what it means. */
export const Icon = ({ icon: Drawing, className }: Props) => (
  <Drawing {...noAttributes} aria-hidden="true" className={classNames('icon', className)} />
);
