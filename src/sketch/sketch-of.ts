import { siteAddOns } from '../content/flows/instant-site';
import { fnvHash } from '../lib/random';
import { paletteOf } from './colors';
import { blanks, longestName } from './labels';
import { pagesOf } from './pages';
import { picturesOf } from './pictures';
import { homeSections, pageSections } from './sections';
import { letterBudget, oneLine, shorten } from './texts';
import type { LookName, Sketch, SketchAnswers, SketchPage } from './types';

/** Letters of answers on a page of the view. The download has all. */
const pageLength = 2000;
/** What search engines show of a description. */
const descriptionLength = 160;

const lookNames = ['minimal', 'bold', 'elegant', 'modern', 'artsy'] as const;

/** 'Other' is the neutral look, and so is no choice. */
const looksOf = (styles: readonly string[]): Sketch['looks'] => {
  const [first = 'neutral', second] = styles.map(
    (style): LookName => lookNames.find((name) => name === style) ?? 'neutral',
  );
  return second === undefined || second === first ? [first] : [first, second];
};

const logoOf = ({ logoFile, wantsPlaceholderLogo, businessName }: SketchAnswers): Sketch['logo'] => {
  if (logoFile) return { kind: 'file', file: logoFile };
  return wantsPlaceholderLogo && businessName !== '' ? { kind: 'mark', seed: fnvHash(businessName) } : { kind: 'type' };
};

/** Add-ons that a page does not show, as the form calls them. */
const hiddenAddOns = ['analytics', 'seo'];
const notesOf = ({ addOns }: SketchAnswers) =>
  hiddenAddOns
    .filter((name) => addOns.includes(name))
    .flatMap((name) => siteAddOns.find((addOn) => addOn.name === `addOns.${name}`)?.label ?? []);

/** The sketch of a customer's website: the same for the same answers. @param options `isWhole`: with the ends of long texts */
export const sketchOf = (answers: SketchAnswers, { isWhole = false }: { isWhole?: boolean } = {}): Sketch => {
  const { drawn, leftOut } = pagesOf(answers);
  const pictures = picturesOf(answers);
  const name = shorten(answers.businessName, longestName);
  const [home, ...others] = drawn;
  const page = (chosen: (typeof drawn)[number], place: number): SketchPage => {
    const budget = letterBudget(isWhole ? Number.POSITIVE_INFINITY : pageLength);
    const source = { answers, pictures, pages: drawn, budget };
    const sections = place === 0 ? homeSections(source) : pageSections(source, chosen, place);
    return { id: chosen.id, name: chosen.name, sections, isCut: budget.isCut() };
  };
  return {
    name: name === '' ? { text: blanks.name, isBlank: true } : { text: name, isBlank: false },
    logo: logoOf(answers),
    looks: looksOf(answers.visualStyle.slice(0, 2)),
    palette: paletteOf(answers.brandColors, answers.businessName),
    seed: fnvHash(answers.businessName),
    pages: [page(home, 0), ...others.map((other, index) => page(other, index + 1))],
    pagesLeftOut: leftOut,
    notes: notesOf(answers),
    hasSeoTags: answers.addOns.includes('seo'),
    description: shorten(oneLine(answers.businessDescription), descriptionLength),
    answersUsed: answers.answersUsed,
  };
};
