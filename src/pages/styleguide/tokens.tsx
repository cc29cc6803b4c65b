import { groundHex, tileHex } from '../../content/site/colors';
import { classNames } from '../../lib/class-names';
import { Section, Specimen } from './section';

const { paper, ink } = tileHex;

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * The contrast ratio of two colours by WCAG 2, from 1 (equal) to 21 (black and white).
 * @param one, other colours as `#rrggbb`
 */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Every pair of text and background colour. */
const pairs = [
  { name: 'Ink on paper', look: 'bg-paper text-ink', text: ink, ground: paper },
  { name: 'Quiet on paper', look: 'on-paper text-fg-quiet', text: groundHex.paper.quiet, ground: paper },
  { name: 'Alarm on paper', look: 'on-paper text-alarm', text: groundHex.paper.alarm, ground: paper },
  { name: 'Paper on ink', look: 'bg-ink text-paper', text: paper, ground: ink },
  { name: 'Quiet on ink', look: 'on-ink text-fg-quiet', text: groundHex.ink.quiet, ground: ink },
  { name: 'Alarm on ink', look: 'on-ink text-alarm', text: groundHex.ink.alarm, ground: ink },
  { name: 'Ink on vermilion', look: 'bg-vermilion text-ink', text: ink, ground: tileHex.vermilion },
  { name: 'Paper on ultramarine', look: 'bg-ultramarine text-paper', text: paper, ground: tileHex.ultramarine },
  { name: 'Paper on moss', look: 'bg-moss text-paper', text: paper, ground: tileHex.moss },
  { name: 'Ink on sun', look: 'bg-sun text-ink', text: ink, ground: tileHex.sun },
  { name: 'Ink on blush', look: 'bg-blush text-ink', text: ink, ground: tileHex.blush },
];

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
    <Section id="colors" title="Colors">
      <ul className="grid sm:grid-cols-2 lg:grid-cols-3">
        {pairs.map(({ name, look, text, ground }) => (
          <li key={name} className={classNames('grid min-h-32 content-between border p-4', look)}>
            <span className="font-semibold">{name}</span>
            <span className="figures text-sm">{`${contrast(text, ground).toFixed(1)} : 1`}</span>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="type" title="Type">
      {scale.map(({ name, look }) => (
        <Specimen key={name} title={name}>
          <p className={classNames('wrap-anywhere', look)}>Set the tile 24</p>
        </Specimen>
      ))}
    </Section>
    <Section id="spacing" title="Spacing">
      <ul className="grid gap-4">
        {spaces.map(({ name, look }) => (
          <li key={name} className="flex items-center gap-6">
            <span className="w-20">{name}</span>
            <span className={classNames('h-6 bg-vermilion', look)} />
          </li>
        ))}
      </ul>
    </Section>
  </>
);
