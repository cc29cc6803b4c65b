import { LowerPart } from '../../components/hydration/hydrated-parts';
import { PageHero } from '../../components/layout/page-hero';
import { groundClass } from '../../components/media/tile-colors';
import { TileField } from '../../components/media/tile-field';
import { CopyButton } from '../../components/ui/copy-button';
import { TextList } from '../../components/ui/text-list';
import { pageMeta } from '../../content/pages';
import { brandPage } from '../../content/public/brand';
import { fixedPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';
import { BrandLogo, SectionHead } from './brand/brand-logo';

const { colors } = brandPage;

const shares = [
  'sm:col-span-6 lg:col-span-5',
  'sm:col-span-6 lg:col-span-4',
  'sm:col-span-4 lg:col-span-3',
  'sm:col-span-4 lg:col-span-3',
  'sm:col-span-4 lg:col-span-3',
  'sm:col-span-6 lg:col-span-3',
  'sm:col-span-6 lg:col-span-3',
];

/** The swatches are the same in both color schemes. */
const swatches = { ...groundClass, paper: 'on-paper', ink: 'on-ink' };

const BrandColors = () => (
  <section id={colors.id} aria-labelledby="colors-heading" className="page-grid grid gap-10 border-t py-section">
    <SectionHead {...colors} />
    <ul className="grid grid-cols-1 sm:grid-cols-12">
      {colors.items.map(({ id, name, hex, use }, index) => (
        <li
          key={id}
          className={classNames(
            'grid min-h-44 content-between gap-6 p-5 forced-color-adjust-none lg:min-h-64',
            swatches[id],
            shares[index],
            id === 'paper' && 'border',
            id === 'ink' && 'dark:border',
          )}
        >
          <div className="flex flex-wrap justify-between gap-x-4">
            <h3 className="text-subheading">{name}</h3>
            <div className="grid justify-items-end">
              <code className="figures font-text">{hex}</code>
              <CopyButton what={name} text={hex} />
            </div>
          </div>
          <p className="max-w-[34ch]">{use}</p>
        </li>
      ))}
    </ul>
  </section>
);

const { idea, type, words } = brandPage;

export const handle = fixedPage(pageMeta.brand);

const BrandIdea = () => (
  <section
    id={idea.id}
    aria-labelledby="idea-heading"
    className="page-grid grid gap-x-8 gap-y-10 border-t py-section lg:grid-cols-12"
  >
    <div className="lg:col-span-5">
      <h2 id="idea-heading" className="text-heading">
        {idea.heading}
      </h2>
      <div className="mt-6 grid max-w-measure gap-4">
        {idea.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
    <div aria-hidden="true" className="grid grid-cols-2 gap-3 lg:col-span-6 lg:col-start-7">
      {['one', 'two', 'three', 'four'].map((seed) => (
        <TileField
          key={seed}
          seed={`idea ${seed}`}
          columns={5}
          rows={4}
          gaps={0.12}
          palette={['ultramarine', 'vermilion', 'sun', 'ink', 'blush']}
          className="w-full"
        />
      ))}
    </div>
  </section>
);

const samples = ['font-display font-semibold text-hero', 'text-heading font-text'];

const BrandType = () => (
  <section id={type.id} aria-labelledby="type-heading" className="page-grid grid gap-12 border-t py-section">
    <SectionHead {...type} />
    {type.items.map(({ family, role, use, sample }, index) => (
      <div key={family} className="grid gap-x-8 gap-y-6 border-t pt-6 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <h3 className="text-subheading">{family}</h3>
          <p className="text-fg-quiet">{role}</p>
          <p className="mt-3">{use}</p>
        </div>
        <p className={classNames('figures lg:col-span-9', samples[index])}>{sample}</p>
      </div>
    ))}
  </section>
);

const BrandWords = () => (
  <section id={words.id} aria-labelledby="words-heading" className="border-t bg-ground-raised">
    <div className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:col-span-4">
        <h2 id="words-heading" className="text-heading">
          {words.heading}
        </h2>
        <p className="text-lead">{words.text}</p>
      </div>
      <TextList
        items={words.rules}
        className="lg:col-span-8"
        itemLook="border-t border-t-line-strong text-balance py-5 text-heading"
      />
    </div>
  </section>
);

export const Component = () => (
  <>
    <PageHero heading={brandPage.heading} text={brandPage.text} className="pb-12" />
    <LowerPart>
      <BrandIdea />
      <BrandLogo />
      <BrandColors />
      <BrandType />
      <BrandWords />
    </LowerPart>
  </>
);
