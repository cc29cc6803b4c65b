import { type DrawnTile, TileDrawing } from '../../../components/media/tile-drawing';
import { Reveal } from '../../../components/motion/reveal';
import { Strip } from '../../../components/motion/strip';
import { ActionLink } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import { whySection } from '../../../content/public/home';
import { classNames } from '../../../lib/class-names';

/** A drawing for each of the three reasons. */
const drawings: readonly (readonly DrawnTile[])[] = [
  [
    { shape: 'quarter', x: 0, y: 0, color: 'ultramarine' },
    { shape: 'quarter', x: 1, y: 0, turn: 1, color: 'sun' },
    { shape: 'quarter', x: 0, y: 1, turn: 3, color: 'moss' },
    { shape: 'quarter', x: 1, y: 1, turn: 2, color: 'blush' },
  ],
  [
    { shape: 'square', x: 0, y: 0, color: 'ink' },
    { shape: 'square', x: 1, y: 0, color: 'ink' },
    { shape: 'square', x: 0, y: 1, color: 'ink' },
    { shape: 'quarter', x: 1, y: 1, color: 'sun' },
  ],
  [
    { shape: 'triangle', x: 0, y: 0, turn: 2, color: 'moss' },
    { shape: 'triangle', x: 1, y: 0, turn: 3, color: 'moss' },
    { shape: 'square', x: 0, y: 1, color: 'blush' },
    { shape: 'quarter', x: 1, y: 1, turn: 1, color: 'ultramarine' },
  ],
];
const steps = ['', 'lg:mt-24', 'lg:mt-48'];

/** A word that is too long for a column of this size would break: a name of another brand may have one. */
const isLong = whySection.heading.split(' ').some((word) => word.length > 7);

/** Section 5: three reasons, set like a stair, and a link to book a call. */
export const WhySection = () => (
  <section aria-labelledby="why" className="page-grid pt-section">
    <div className="grid lg:grid-cols-12 lg:grid-rows-[1fr_auto]">
      <h2 id="why" className={classNames('pb-12 text-title lg:col-span-3', isLong && 'lg:text-heading')}>
        {whySection.heading}
      </h2>
      <Strip labelledBy="why" items="reasons">
        {whySection.points.map(({ name, description }, index) => (
          <li
            key={name}
            className={classNames(
              'border-t py-10 max-sm:py-7 lg:col-span-3 lg:row-span-2 lg:border-t-0 lg:border-l lg:px-7 lg:pt-0 lg:pb-section',
              steps[index],
            )}
          >
            <Reveal className="grid gap-x-10 sm:max-lg:grid-cols-[9rem_1fr]">
              <TileDrawing columns={2} rows={2} tiles={drawings[index] ?? []} className="w-36 lg:w-full" />
              <div className="max-sm:mt-7 lg:mt-7">
                <h3 className="text-heading">{name}</h3>
                <p className="mt-3 max-w-measure">{description}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </Strip>
      <div className="flex flex-wrap items-start gap-3 pb-section max-lg:pt-2 max-sm:pt-8 lg:col-span-3 lg:col-start-1 lg:row-start-2 lg:pr-6">
        <ActionLink tone="primary" size="large" action={whySection.talk} />
        <ActionLink size="large" describedBy="why" action={whySection.signUp} />
        <p className="w-full pt-3">
          <Link to={whySection.studio.href} className="text-link font-semibold">
            {whySection.studio.label}
          </Link>
        </p>
      </div>
    </div>
  </section>
);
