/** Which pages a sketch has: Home, and the first two that were chosen. */
import { instantSite } from '../content/catalogue/plans';
import { sitePages } from '../content/flows/instant-site';
import { pageNames } from './labels';
import { shorten } from './texts';
import type { SketchAnswers } from './types';

/** Letters of a name in the navigation. */
const nameLength = 40;

export type ChosenPage = { id: string; name: string; text: string };

const nameOf = (id: string, { pageText }: SketchAnswers): string => {
  if (id === 'other' && pageText !== '') return shorten(pageText, nameLength);
  return pageNames[id] ?? sitePages.find(({ name }) => name === `pages.${id}`)?.label ?? id;
};

/** A text for a page that was not chosen has a page all the same, called 'Page 2' or 'Page 3'. */
export const pagesOf = (answers: SketchAnswers): { drawn: [ChosenPage, ...ChosenPage[]]; leftOut: string[] } => {
  const [home, ...texts] = answers.pageContent;
  const page = (id: string, text: string): ChosenPage => ({ id, name: nameOf(id, answers), text });
  const chosen = answers.pages.filter((id) => id !== 'home');
  const drawn = texts.flatMap((text, index) => {
    const id = chosen[index] ?? (text === '' ? undefined : `page${index + 2}`);
    return id === undefined ? [] : [page(id, text)];
  });
  return {
    drawn: [page('home', home), ...drawn],
    leftOut: chosen.slice(instantSite.pages - 1).map((id) => nameOf(id, answers)),
  };
};
