import { classNames } from '../../lib/class-names';
import { BrandControls } from './brand-controls';
import { Specimen, StyleguideSection } from './section';

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

/** The design tokens. */
export const Tokens = () => (
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
