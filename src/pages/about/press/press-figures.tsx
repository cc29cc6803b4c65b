import { groundClass } from '../../../components/media/tile-colors';
import { figureText } from '../../../content/format/figure-text';
import { pressPage } from '../../../content/public/press';
import { classNames } from '../../../lib/class-names';

const { figures, figuresHeading } = pressPage;

/** Class names of the four tiles; the rounded corner of each is where it has no text. */
const tiles = [
  `rounded-br-[4rem] lg:rounded-br-[8rem] ${groundClass.sun}`,
  groundClass.moss,
  `rounded-tr-[4rem] lg:rounded-tr-[8rem] ${groundClass.blush}`,
  groundClass.ultramarine,
];

/** Figures about the agency. */
export const PressFigures = () => (
  <section aria-labelledby="figures" className="page-grid">
    <h2 id="figures" className="text-heading">
      {figuresHeading}
    </h2>
    <dl className="mt-6 grid grid-cols-2 @max-[20rem]/page:grid-cols-1 md:grid-cols-4">
      {figures.map((figure, index) => (
        <div
          key={figure.label}
          className={classNames('flex aspect-square flex-col justify-between p-4 lg:p-8', tiles[index % tiles.length])}
        >
          <dt>{figure.label}</dt>
          <dd className="figures font-display font-semibold text-figure">{figureText(figure)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
