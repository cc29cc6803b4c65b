import { Counter } from '../../../components/motion/counter';
import { TitledSection } from '../../../components/ui/titled-section';
import { countersSection } from '../../../content/public/home';
import { classNames } from '../../../lib/class-names';

/** Class names of the four tiles: two squares and two quarter circles, each with its figure in the square corner. */
const tiles = [
  'bg-fg text-ground justify-start',
  'on-bright bg-sun justify-start rounded-br-tile',
  'on-bright bg-blush justify-end rounded-tr-tile',
  'bg-moss text-paper justify-start',
];

export const CountersSection = () => (
  <TitledSection id="count" title={countersSection.heading} titleLook="page-grid pb-6 font-semibold text-subheading">
    <dl className="grid grid-cols-2 max-xs:grid-cols-1 lg:grid-cols-4">
      {countersSection.figures.map((figure, index) => (
        <div
          key={figure.label}
          className={classNames('flex aspect-square flex-col p-gutter', tiles[index % tiles.length])}
        >
          <dt className="order-last mt-2 max-w-40 leading-tight sm:text-lg">{figure.label}</dt>
          <dd className="font-display font-semibold text-figure">
            <Counter figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  </TitledSection>
);
