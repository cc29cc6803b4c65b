/** What a round of proofs shows: made from a name, typed colors and a number that is thrown. */
import type { DrawnService } from '../content/account/drawn-services';
import { fnvHash } from '../lib/random';
import { colorsIn } from '../sketch/color-words';
import { paletteOf } from '../sketch/colors';
import type { LookName, SketchPalette } from '../sketch/types';
import { drawMark, type MarkRule, markLetter, markRules, type TileMark } from './marks';

/** What of a drawing is stored: everything that it shows follows from it. */
export type DrawnProof = { rule: string; seed: number; colors: string[]; letters: string };

/** The pattern rules of an artwork's two directions, by the look that they belong to. */
export const patternRules = ['modern', 'artsy'] as const satisfies readonly LookName[];
export type PatternRule = (typeof patternRules)[number];

export const isMarkRule = (rule: string): rule is MarkRule => markRules.some((one) => one === rule);
export const isPatternRule = (rule: string): rule is PatternRule => patternRules.some((one) => one === rule);

export const paletteOfItem = ({ colors, letters }: DrawnProof): SketchPalette => paletteOf(colors.join(' '), letters);

/** A stored rule that this build does not know is drawn as a ring. */
export const markOfItem = ({ rule, seed, letters }: DrawnProof): TileMark =>
  drawMark(isMarkRule(rule) ? rule : 'ring', seed, markLetter(letters));

const drawnAs = (item: DrawnProof) =>
  JSON.stringify(isMarkRule(item.rule) ? markOfItem(item).layers : [item.rule, item.seed]);

type Wish = {
  service: DrawnService;
  /** Company or name of the customer. */
  letters: string;
  /** Colors as somebody types them; '' for those that go with the name. */
  colors: string;
  /** One rule for all items; without it, each has one of its own. */
  rule?: string | undefined;
  /** The same number throws the same items. */
  thrown: number;
};

const rulesOf = (service: DrawnService): readonly string[] => (service === 'custom-artwork' ? patternRules : markRules);

/** How much of a name is stored with a drawing, without half of a character at its end. */
const storedPart = (name: string) => name.slice(0, 120).replace(/[\uD800-\uDBFF]$/, '');

/** The items of a round, none of which equals another. */
export const makeItems = ({ service, letters: name, colors, rule, thrown }: Wish): DrawnProof[] => {
  const letters = storedPart(name);
  const { ground, brand, accent } = paletteOf(colors, letters);
  const own = rulesOf(service);
  const fitting = own.find((one) => one === rule);
  const wanted = service === 'branding-kit' ? [fitting ?? 'ring'] : own.map((one) => fitting ?? one);
  // A name without a letter that tiles can set has another ring, which says that it is one.
  const rules = wanted.map((one) => (one === 'letter' && markLetter(letters) === null ? 'ring' : one));
  const items: DrawnProof[] = [];
  const drawn = new Set<string>();
  for (const [index, one] of rules.entries())
    for (let attempt = 0; items.length === index; attempt += 1) {
      const seed = fnvHash(`${letters} ${thrown} ${one} ${index} ${attempt}`);
      const item = { rule: one, seed, colors: [ground, brand, accent], letters };
      if (!drawn.has(drawnAs(item))) items.push(item);
      drawn.add(drawnAs(item));
    }
  return items;
};

/** A round that answers a change: the chosen item in the colors that the customer has named, else drawn by another rule. */
export const changeItem = (service: DrawnService, chosen: DrawnProof, text: string, thrown: number): DrawnProof[] => {
  const rules = rulesOf(service);
  const next = rules[(rules.indexOf(chosen.rule) + 1) % rules.length];
  const rule = colorsIn(text).length > 0 ? chosen.rule : next;
  return makeItems({ service, letters: chosen.letters, colors: [text, ...chosen.colors].join(' '), rule, thrown });
};
