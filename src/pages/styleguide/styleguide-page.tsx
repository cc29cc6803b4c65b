import { PageHeading } from '../../components/ui/page-heading';
import { fixedPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';
import { BrandControls } from './brand-controls';
import { FormExtras } from './form-extras';
import { FormStates } from './form-states';
import { MediaStates, MotionStates, OverlayStates } from './motion-states';
import { Specimen, StyleguideSection } from './section';
import { UiStates } from './ui-states';

export const handle = fixedPage({ title: 'Style guide' });

const scale = [
  { name: 'hero', look: 'font-display font-semibold text-hero' },
  { name: 'title', look: 'font-display font-semibold text-title' },
  { name: 'heading', look: 'font-display font-semibold text-heading' },
  { name: 'subheading', look: 'font-display font-semibold text-subheading' },
  { name: 'figure', look: 'figures font-display font-semibold text-figure' },
  { name: 'lead', look: 'text-lead' },
  { name: 'base', look: 'text-base' },
  { name: 'small', look: 'text-sm' },
];

const spaces = [
  { name: 'gutter', look: 'w-gutter' },
  { name: 'section', look: 'w-section' },
  { name: 'header', look: 'w-(--header)' },
  { name: 'grid gap', look: 'w-8' },
];

const Tokens = () => (
  <>
    <BrandControls />
    <StyleguideSection id="type" title="Type">
      {scale.map(({ name, look }) => (
        <Specimen key={name} title={name}>
          <p className={classNames('wrap-anywhere', look)}>Set the tile 24</p>
        </Specimen>
      ))}
    </StyleguideSection>
    <StyleguideSection id="spacing" title="Spacing">
      <ul className="grid gap-4">
        {spaces.map(({ name, look }) => (
          <li key={name} className="flex items-center gap-6">
            <span className="w-20">{name}</span>
            <span className={classNames('h-6 bg-vermilion', look)} />
          </li>
        ))}
      </ul>
    </StyleguideSection>
  </>
);

const grounds = ['paper', 'ink'] as const;
const looks = { paper: 'on-paper', ink: 'on-ink' };

/** Every token and every component in its states, on light and dark backgrounds. Only the development server has this page. */
export const Component = () => (
  <>
    <div className="page-grid grid gap-10 pt-12 lg:pt-16">
      <PageHeading title="Style guide" intro="What the site is made of, in every state, on paper and on ink." />
      <div>
        <Tokens />
        <OverlayStates />
        <MediaStates />
        <MotionStates />
      </div>
    </div>
    {grounds.map((ground) => (
      <div key={ground} className={looks[ground]}>
        <div className="page-grid">
          <StyleguideSection id={`ui-${ground}`} title={`Components on ${ground}`}>
            <UiStates ground={ground} />
          </StyleguideSection>
          <StyleguideSection id={`form-${ground}`} title={`Forms on ${ground}`}>
            <FormStates ground={ground} />
            <FormExtras ground={ground} />
          </StyleguideSection>
        </div>
      </div>
    ))}
  </>
);
