import { LowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { TileField } from '../../components/media/tile-field';
import { ActionLink } from '../../components/ui/button';
import { TitledSection } from '../../components/ui/titled-section';
import { TopicIcon } from '../../components/ui/topic-icon';
import { pageMeta } from '../../content/pages';
import { enterprisePage } from '../../content/public/enterprise';
import { fixedPage } from '../../head/page-handle';
import { Offers } from './enterprise/offers';

const { label, heading, text, contact, checkout, control, controlHeading, figures, steps, stepsHeading, closing } =
  enterprisePage;

export const handle = fixedPage(pageMeta.enterprise);

const [first, ...others] = control;

const Control = () => (
  <section aria-labelledby="control" className="bg-ground-raised">
    <div className="page-grid grid gap-x-8 gap-y-12 py-section lg:grid-cols-12">
      <div className="grid content-start gap-8 lg:col-span-5">
        <h2 id="control" className="text-title">
          {controlHeading}
        </h2>
        {first && (
          <div className="grid gap-4 border-t border-t-fg pt-6">
            <TopicIcon name={first.icon} className="size-12" />
            <h3 className="text-heading">{first.name}</h3>
            <p className="max-w-measure text-lead">{first.description}</p>
          </div>
        )}
      </div>
      <ul className="lg:col-span-6 lg:col-start-7">
        {others.map(({ name, description, icon }) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 border-t py-6 first:border-t-fg">
            <TopicIcon name={icon} className="mt-1" />
            <h3 className="text-subheading">{name}</h3>
            <p className="col-start-2 max-w-measure text-fg-quiet">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const Figures = () => (
  <>
    <TileField
      seed="enterprise brands"
      columns={32}
      rows={5}
      gaps={0.35}
      palette={['paper', 'ultramarine', 'vermilion', 'sun', 'moss', 'blush']}
      fit="slice"
      className="mt-16 aspect-[14/5] w-full md:aspect-4/1 lg:aspect-[32/5]"
    />
    <dl className="page-grid grid gap-x-8 md:grid-cols-12">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-3 border-t border-t-line-strong py-8 first:border-t-0 md:col-span-3 md:border-t-0 md:py-12 md:first:col-span-6"
        >
          <dt className="text-fg-quiet text-lead">{label}</dt>
          <dd className="figures font-display font-semibold text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  </>
);

const tiles = ['rounded-tl-tile bg-ultramarine', 'rounded-tr-tile bg-vermilion', 'bg-fg'];

const Steps = () => (
  <TitledSection id="steps" title={stepsHeading} className="page-grid grid gap-10 py-section">
    <ol className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {steps.map(({ name, text }, index) => (
        <li key={name} className="grid content-start gap-4 border-t border-t-fg pt-6">
          <span aria-hidden="true" className="flex">
            {tiles.slice(0, index + 1).map((tile) => (
              <span key={tile} className={`size-12 ${tile}`} />
            ))}
          </span>
          <h3 className="text-heading">{name}</h3>
          <p className="max-w-measure">{text}</p>
        </li>
      ))}
    </ol>
  </TitledSection>
);

export const Component = () => (
  <>
    <div className="on-second">
      <div className="page-grid grid gap-x-8 gap-y-10 pt-20 lg:grid-cols-12 lg:pt-24">
        <div className="grid gap-4 lg:col-span-12">
          <p className="eyebrow">{label}</p>
          <h1 className="text-hero">{heading}</h1>
        </div>
        <div className="grid gap-7 lg:col-span-5 lg:col-start-8">
          <p className="max-w-measure text-lead">{text}</p>
          <div className="flex flex-wrap gap-3">
            <ActionLink tone="primary" size="large" action={contact} />
            <ActionLink size="large" action={checkout} />
          </div>
        </div>
      </div>
      <LowerPart>
        <Figures />
      </LowerPart>
    </div>
    <LowerPart>
      <Offers />
      <Control />
      <Steps />
      <CallToAction seed="enterprise" {...closing} />
    </LowerPart>
  </>
);
