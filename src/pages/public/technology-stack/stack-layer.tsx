import { groundClass } from '../../../components/media/tile-colors';
import { TopicIcon } from '../../../components/ui/topic-icon';
import type { StackGroup } from '../../../content/public/technology-stack';
import type { TileColor } from '../../../content/types';
import { classNames } from '../../../lib/class-names';

/** Colors of the layers' tiles, from the top layer down. */
const grounds: readonly TileColor[] = ['blush', 'sun', 'moss', 'ultramarine', 'ink'];

/** A layer of the stack: its purpose on a tile, then each tool with its use. */
export const StackLayer = ({
  group: { id, heading, text, icon, tools },
  depth,
}: {
  group: StackGroup;
  depth: number;
}) => (
  <section aria-labelledby={id} className="page-grid pb-14 lg:pb-20">
    <div className="grid gap-8 lg:grid-cols-12">
      <div
        className={classNames(
          'grid content-between gap-12 rounded-tr-[8rem] p-6 sm:p-8 lg:col-span-4',
          groundClass[grounds[depth % grounds.length] ?? 'ink'],
        )}
      >
        <TopicIcon name={icon} className="size-9" />
        <div className="grid gap-4">
          <h2 id={id} className="text-heading">
            {heading}
          </h2>
          <p className="max-w-measure">{text}</p>
        </div>
      </div>
      <dl className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-8">
        {tools.map(({ name, use }) => (
          <div key={name} className="border-t py-4">
            <dt translate="no" className="font-display font-semibold text-subheading">
              {name}
            </dt>
            <dd className="mt-1">{use}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
