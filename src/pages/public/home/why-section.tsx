import { readTiles, TileDrawing } from '../../../components/media/tile-drawing';
import { Reveal } from '../../../components/motion/reveal';
import { ScrollRow } from '../../../components/motion/scroll-row';
import { ActionLink } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { TitledSection } from '../../../components/ui/titled-section';
import { whySection } from '../../../content/public/home';
import { classNames } from '../../../lib/class-names';

const drawings = [
  readTiles(['ultramarine', 'sun', 'moss', 'blush'], 'q00 q11 / q32 q23'),
  readTiles(['ink', 'sun'], 's00 s00 / s00 q01'),
  readTiles(['moss', 'blush', 'ultramarine'], 't20 t30 / s01 q12'),
];

const steps = ['', 'lg:mt-24', 'lg:mt-48'];

/** A word that is too long for a column of this size would break: a name of another brand may have one. */
const isLong = whySection.heading.split(' ').some((word) => word.length > 7);

export const WhySection = () => (
  <TitledSection
    id="why"
    title={whySection.heading}
    titleLook={classNames('pb-12 text-title lg:col-span-3', isLong && 'lg:text-heading')}
    className="page-grid pt-section"
    inner="grid lg:grid-cols-12 lg:grid-rows-[1fr_auto]"
  >
    <ScrollRow labelledBy="why" items="reasons">
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
    </ScrollRow>
    <div className="flex flex-wrap items-start gap-3 pb-section max-lg:pt-2 max-sm:pt-8 lg:col-span-3 lg:col-start-1 lg:row-start-2 lg:pr-6">
      <ActionLink tone="primary" size="large" action={whySection.talk} />
      <ActionLink size="large" describedBy="why" action={whySection.signUp} />
      <p className="w-full pt-3">
        <TextLink to={whySection.studio.href} className="font-semibold">
          {whySection.studio.label}
        </TextLink>
      </p>
    </div>
  </TitledSection>
);
