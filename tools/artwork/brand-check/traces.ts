import type { Colors, Identity, Shades } from '../../../src/content/site/brand-types';
import { formerNames } from '../../../src/storage/former-names';

/** A text file of the build. */
export type BuiltText = { file: string; text: string };
/** The brand that the project came with: its name, words of its line and its addresses, and its colors. */
type Shipped = { name: string; words: readonly string[]; colors: readonly string[] };
type Own = { identity: Identity; colors: Colors; shades: Shades | null };

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Names that browsers have kept, and the former addresses of the logo: they stay in every build. */
const kept = stringsIn(formerNames);

const excerpt = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 30), at + 40)
    .replace(/\s+/g, ' ')
    .trim();

/** A sentence for each file in which a name, a domain or a color of the shipped brand is left that is not the brand's own. */
export const tracesIn = (texts: readonly BuiltText[], own: Own, shipped: Shipped): string[] => {
  const ownColors = new Set(stringsIn([own.colors, own.shades]).map((color) => color.toUpperCase()));
  const { name, postal } = own.identity;
  const isShipped = name.toUpperCase().includes(shipped.name.toUpperCase());
  // Another agency may be in the same city.
  const words = shipped.words.filter((word) => word !== postal.locality && word !== postal.postalCode);
  const foreign = [
    ...(isShipped ? [] : [shipped.name, ...words]),
    ...shipped.colors.filter((color) => !ownColors.has(color.toUpperCase())),
  ];
  return texts.flatMap(({ file, text }) => {
    const rest = kept.reduce((left, name) => left.replaceAll(name, ''), text);
    const upper = rest.toUpperCase();
    return foreign.flatMap((trace) => {
      const at = upper.indexOf(trace.toUpperCase());
      return at < 0 ? [] : [`${file} has ${trace}, which is not this brand's: “${excerpt(rest, at)}”.`];
    });
  });
};

/** Addresses of the configuration that cannot be anybody's. */
export const exampleAddresses = (identity: Identity): string[] =>
  stringsIn(identity).filter((text) => /[@/.][\w-]+\.example$|\/\/example\.com\b/.test(text));

/** A sentence for each field that machines cannot read. */
export const identityFaults = ({ postal }: Identity): string[] =>
  /^[A-Z]{2}$/.test(postal.country) ? [] : [`The country is ${postal.country}, not a code of two letters.`];
