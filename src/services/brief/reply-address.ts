import type { Submission } from '../../storage/schema';
import { isSentHere, isVisitors, type Visitor } from '../submissions/owner';

/** The reply address of a submission; null for a brief whose sender was not signed in. */
const addressIn = ({ answers, replyTo, owner }: Submission): string | null => {
  const typed = typeof answers.email === 'string' ? answers.email.trim() : '';
  return typed || (replyTo ?? owner ?? null);
};

const latestAddress = (submissions: readonly Submission[]): string | null =>
  submissions.map(addressIn).findLast((address) => address !== null) ?? null;

const sentBy = (visitor: Visitor, submissions: readonly Submission[]) =>
  submissions.filter((submission) => isSentHere(submission, visitor) && isVisitors(submission, visitor));

/** The known address of a visitor who sends a brief: their own, else that of a trial or an order in this tab. */
export const knownAddress = (visitor: Visitor, submissions: readonly Submission[]): string | null =>
  visitor.email ?? latestAddress(sentBy(visitor, submissions));

/** The address to answer to, and the id of the brief whose sender may still add or correct it. */
export type Reply = { address: string; brief: string | null } | { address: null; brief: string };

/** About the brief, or without one the latest order. @returns null if this tab has sent nothing */
export const replyFor = (
  visitor: Visitor,
  submissions: readonly Submission[],
  sentBrief: string | null,
): Reply | null => {
  const sent = sentBy(visitor, submissions);
  const brief = sent.find(({ id, kind }) => kind === 'onboarding' && id === sentBrief);
  const answered = brief ?? sent.at(-1);
  if (!answered) return null;
  const address = addressIn(answered) ?? knownAddress(visitor, submissions);
  if (brief && brief.owner === undefined) return { address, brief: brief.id };
  return address === null ? null : { address, brief: null };
};
