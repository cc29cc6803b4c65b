import sheets from 'virtual:icon-sprite';
import {
  type CommonIcon,
  commonSheet,
  type IconName,
  type IconSheet,
  type SocialMark,
  type socialSheet,
} from '../../content/icons';
import { classNames } from '../../lib/class-names';

type Props = { className?: string } & (
  | { name: CommonIcon; sheet?: undefined }
  /** The sheet of the content that names the icon. */
  | { name: IconName; sheet: IconSheet }
  | { name: SocialMark; sheet: typeof socialSheet }
);

/** One of Lucide's icons, or a social mark of ours, from a sprite file. Decoration only: the words beside it say what it means. */
export const Icon = ({ name, sheet = commonSheet, className }: Props) => (
  <svg aria-hidden="true" className={classNames('icon', className)}>
    <use href={`${sheets}${sheet}.svg#${name}`} />
  </svg>
);
