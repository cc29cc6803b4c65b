import { faqEntries } from '../../content/public/faq';
import { questionKeywords } from '../../content/search/page-entries';
import { faqHref } from '../../paths';
import { type SearchEntry, sentences } from '../entry';

/** The questions of `/faq` with their answers. */
export const questionEntries = (): SearchEntry[] =>
  faqEntries.map(({ id, question, answer }) => ({
    kind: 'question',
    title: question,
    text: sentences(answer),
    href: faqHref(id),
    weight: 1.4,
    keywords: questionKeywords[id],
  }));
