/** The answers that a delivered site is drawn from. */
import { isRecord } from '../../lib/is-record';
import type { Submission } from '../../storage/schema';
import { type Log, standing } from './log';

type Answers = Submission['answers'];

export type WholeTexts = ReturnType<typeof textsIn>;

/** What an order says of the texts that a revision may change; an answer of another type counts as empty. */
export const textsIn = (answers: Answers) => {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { businessName, businessDescription, existingLinks, pageContent } = answers;
  const content: Readonly<Record<string, unknown>> = isRecord(pageContent) ? { ...pageContent } : {};
  return {
    businessName: text(businessName),
    businessDescription: text(businessDescription),
    existingLinks: text(existingLinks),
    pageContent: { home: text(content.home), page2: text(content.page2), page3: text(content.page3) },
  };
};

/** The answers of an order with the changes of its revision, the later one over the earlier. */
export const siteAnswers = (answers: Answers, log: Log): Answers => {
  const changes = standing(log).flatMap((event) => (event.kind === 'texts' ? [event.answers] : []));
  return Object.assign({}, answers, ...changes);
};
