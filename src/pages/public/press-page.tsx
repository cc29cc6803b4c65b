import { groundClass } from '../../components/media/tile-colors';
import { ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { pressPage } from '../../content/press';
import { classNames } from '../../lib/class-names';
import { figureText } from '../../lib/figure-text';
import { fixedPage } from '../../lib/page-handle';
import { Boilerplate } from './press/boilerplate';
import { PressContact } from './press/press-contact';
import { PressFacts } from './press/press-facts';

export const handle = fixedPage(pageMeta.press);

const { heading, text, assets, boilerplates, figures, figuresHeading, subjects, subjectsHeading } = pressPage;

/** The figures stand on four tiles, cut at a corner that is free of words. */
const tiles = [
  `rounded-br-[4rem] lg:rounded-br-[8rem] ${groundClass.sun}`,
  groundClass.moss,
  `rounded-tr-[4rem] lg:rounded-tr-[8rem] ${groundClass.blush}`,
  groundClass.ultramarine,
];

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <h1 className="text-hero lg:col-span-12">{heading}</h1>
      <div className="grid content-start justify-items-start gap-6 lg:col-span-4">
        <p className="max-w-measure text-lead">{text}</p>
        <ButtonLink to={assets.href}>{assets.label}</ButtonLink>
      </div>
      <div className="grid gap-10 lg:col-span-7 lg:col-start-6">
        {boilerplates.map((boilerplate) => (
          <Boilerplate key={boilerplate.id} {...boilerplate} />
        ))}
      </div>
    </div>
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
