import { faqEntries } from '../../content/public/faq';
import { faqHref } from '../../content/public/faq-ids';
import { questionWords } from '../../content/search/page-entries';
import { type SearchEntry, sentences } from '../entry';

/** Each question with its answer, which opens on `/faq`. */
export const questionEntries = (): SearchEntry[] =>
  faqEntries.map(({ id, question, answer }) => ({
    kind: 'question',
    title: question,
    text: sentences(answer),
    href: faqHref(id),
    weight: 1.4,
    words: questionWords[id],
  }));
