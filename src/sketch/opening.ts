/** What the home page says first, and what is left of its text. */
import { isPartOfMore } from './blocks';
import { titles } from './labels';
import { oneLine, shorten, splitSentence } from './texts';
import type { Block, SketchAnswers } from './types';

/** Letters of a headline. A longer sentence is cut there, and stands in the text as a whole. */
const headlineLength = 140;

export type Opening = { headline: string; lead: string; text: string };

/** The first sentence of the home text, else of the description, with what is left of both. */
export const openingOf = ({ businessDescription, pageContent: [home] }: SketchAnswers): Opening => {
  const description = oneLine(businessDescription);
  const [line = '', ...below] = home.split('\n');
  const [first, rest] = isPartOfMore(line) ? ['', ''] : splitSentence(oneLine(line.replace(/^#+\s+/, '')));
  if (first !== '' && first.length <= headlineLength)
    return { headline: first, lead: description, text: [rest, ...below].join('\n').trim() };
  const [own, more] = splitSentence(description);
  if (own !== '' && own.length <= headlineLength) return { headline: own, lead: more, text: home };
  return { headline: shorten(first || own, headlineLength), lead: description, text: home };
};

export type ListedOffer = { title: string; blocks: readonly Block[] };

/** The first list of a text with the heading above it, and the blocks without both. */
export const splitOffer = (blocks: readonly Block[]): { offer: ListedOffer | null; rest: readonly Block[] } => {
  const at = blocks.findIndex(({ kind }) => kind === 'list');
  const list = blocks[at];
  if (!list) return { offer: null, rest: blocks };
  const above = blocks[at - 1];
  const heading = above?.kind === 'heading' ? above.text : null;
  return {
    offer: { title: heading ?? titles.offer, blocks: [list] },
    rest: [...blocks.slice(0, heading === null ? at : at - 1), ...blocks.slice(at + 1)],
  };
};
