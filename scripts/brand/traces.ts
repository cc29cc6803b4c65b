import type { Colors, Identity, Shades } from '../../src/content/site/brand-types';
import { formerNames } from '../../src/storage/former-names';

/** A text file of the build. */
export type BuiltText = { file: string; text: string };
/** The brand that the project came with: the words of its name and addresses, and its colors. */
type Shipped = { words: readonly string[]; colors: readonly string[] };
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
  const isOwnName = (word: string) => own.identity.name.toUpperCase().includes(word.toUpperCase());
  const foreign = [
    ...shipped.words.filter((word) => !isOwnName(word)),
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
  stringsIn(identity).filter((text) => /[@/.][\w-]+\.example$/.test(text));
