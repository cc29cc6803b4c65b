/** Filtering the submissions on the admin page: pure functions over a list. */
import type { SubmissionKind } from '../../content/flows/form-fields';
import { domainSpellings } from '../../lib/domain-spellings';
import { foldSpaced } from '../../lib/fold-text';
import { isRecord } from '../../storage/codecs/parse-json';
import type { Submission } from '../../storage/schema';
import { kindNames } from './submission-summary';

/** Names of customers by their address; null if a customer's name is not known. */
export type Names = Readonly<Record<string, string | null>>;

export type SubmissionFilter = { kind: SubmissionKind | 'all'; text: string };

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isRecord(value) || Array.isArray(value) ? Object.values(value).flatMap(textsOf) : [];
};

/** The submissions of a kind in whose answers, reference or sender a text is found, in the order given. */
export const filterSubmissions = (
  submissions: readonly Submission[],
  { kind, text }: SubmissionFilter,
  names: Names,
): readonly Submission[] => {
  const wanted = foldSpaced(text);
  const hasText = ({ kind, answers, owner = '', payment = '', id }: Submission) =>
    [kindNames[kind], owner, names[owner] ?? '', payment, id, ...textsOf(answers)]
      .flatMap(domainSpellings)
      .some((part) => foldSpaced(part).includes(wanted));
  return submissions.filter((one) => (kind === 'all' || one.kind === kind) && (wanted === '' || hasText(one)));
};
