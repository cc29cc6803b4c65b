import { groundClass } from '../../../components/media/tile-colors';
import { pressPage } from '../../../content/press';
import { classNames } from '../../../lib/class-names';
import { figureText } from '../../../lib/figure-text';
import { Boilerplate } from './boilerplate';
import { PressContact } from './press-contact';
import { PressFacts } from './press-facts';

const { boilerplates, figures, figuresHeading, subjects, subjectsHeading } = pressPage;

/** The figures stand on four tiles, cut at a corner that is free of words. */
const tiles = [
  `rounded-br-[4rem] lg:rounded-br-[8rem] ${groundClass.sun}`,
  groundClass.moss,
  `rounded-tr-[4rem] lg:rounded-tr-[8rem] ${groundClass.blush}`,
  groundClass.ultramarine,
];

export const Boilerplates = () => (
  <div className="grid gap-10 lg:col-span-7 lg:col-start-6">
    {boilerplates.map((boilerplate) => (
      <Boilerplate key={boilerplate.id} {...boilerplate} />
    ))}
  </div>
);

export const Content = () => (
  <>
    <section aria-labelledby="figures" className="page-grid">
      <h2 id="figures" className="text-heading">
        {figuresHeading}
      </h2>
      <dl className="mt-6 grid grid-cols-2 md:grid-cols-4">
        {figures.map((figure, index) => (
          <div
            key={figure.label}
            className={classNames(
              'flex aspect-square flex-col justify-between p-4 lg:p-8',
              tiles[index % tiles.length],
            )}
          >
            <dt>{figure.label}</dt>
            <dd className="figures font-display font-semibold text-figure">{figureText(figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
    <div className="page-grid grid gap-x-8 gap-y-16 py-section lg:grid-cols-12">
      <PressFacts />
      <section aria-labelledby="subjects" className="lg:col-span-6 lg:col-start-7">
        <h2 id="subjects" className="text-heading">
          {subjectsHeading}
        </h2>
        <ul className="mt-6 border-b">
          {subjects.map((subject) => (
            <li key={subject} className="border-t py-5 text-subheading">
              {subject}
            </li>
          ))}
        </ul>
      </section>
    </div>
    <PressContact />
  </>
);
