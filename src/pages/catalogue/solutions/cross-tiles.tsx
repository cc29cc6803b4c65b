import { groundClass } from '../../../components/media/tile-colors';
import { TopicIcon } from '../../../components/ui/topic-icon';
import type { TileColor, TopicIconName } from '../../../content/types';
import { classNames } from '../../../lib/class-names';

type Columns = readonly { id: string; title: string; icon: TopicIconName }[];

const colors: readonly TileColor[] = ['ultramarine', 'vermilion', 'sun', 'moss', 'blush'];
/** The rounded corner of a tile, and how far the icon moves away from it. */
const corners = [
  ['rounded-tl-tile', 'translate-x-0.5 translate-y-0.5'],
  ['rounded-tr-tile', '-translate-x-0.5 translate-y-0.5'],
  ['rounded-br-tile', '-translate-x-0.5 -translate-y-0.5'],
  ['rounded-bl-tile', 'translate-x-0.5 -translate-y-0.5'],
] as const;
const turn = 'transition-transform duration-300';

type Props = { columns: Columns; matters: (id: string) => boolean; shift: number };

/** A tile for each industry or capability, filled if the two match. With forced colors its transparent edge shows. */
export const CrossTiles = ({ columns, matters, shift }: Props) => (
  <span aria-hidden="true" className="grid auto-cols-fr grid-flow-col">
    {columns.map(({ id, icon }, index) => {
      const [corner, step] = corners[(index + shift) % 4] ?? corners[0];
      return matters(id) ? (
        <span
          key={id}
          className={classNames(
            'grid aspect-square place-items-center border border-transparent group-hover:rotate-90 group-focus-visible:rotate-90',
            turn,
            groundClass[colors[index % colors.length] ?? 'sun'],
            corner,
          )}
        >
          {/* Turned back, so that the icon stays upright when the tile turns. */}
          <TopicIcon
            name={icon}
            className={classNames('group-hover:-rotate-90 group-focus-visible:-rotate-90', turn, step)}
          />
        </span>
      ) : (
        <span key={id} className="aspect-square border border-line forced-colors:border-0" />
      );
    })}
  </span>
);

export const TileKey = ({ columns }: { columns: Columns }) => (
  <ul aria-hidden="true" className="page-grid flex flex-wrap gap-x-6 gap-y-2 pt-6 text-sm">
    {columns.map(({ id, title, icon }) => (
      <li key={id} className="flex items-center gap-2">
        <TopicIcon name={icon} />
        <span>{title}</span>
      </li>
    ))}
  </ul>
);
