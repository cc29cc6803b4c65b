/** Who a submission belongs to, for projects, payments from checkout and the search. */
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import { normalizeEmail, signedInEmail } from '../account/account-data';

/** The owner, who was signed in; else the customer whose email address is among the answers or beside them. */
export const customerOf = ({ owner, answers, replyTo }: Submission): string | null => {
  const email = owner ?? answers.email ?? replyTo;
  return typeof email === 'string' ? normalizeEmail(email) || null : null;
};

/** The visitor of a tab: the address of the signed-in customer or null, and what the tab has sent. */
export type Visitor = { email: string | null; sentHere: readonly string[] };

export const readVisitor = (reader: Pick<Transaction, 'inspect' | 'read'>): Visitor => ({
  email: signedInEmail(reader),
  sentHere: reader.read(keys.sentHere),
});

export const isSentHere = ({ id, payment }: Submission, { sentHere }: Visitor): boolean =>
  sentHere.includes(id) || (payment !== undefined && sentHere.includes(payment));

/** Whether a submission is the visitor's: the customer's own, or without an owner also one that this tab has sent. */
export const isVisitors = (submission: Submission, visitor: Visitor): boolean =>
  (visitor.email !== null && customerOf(submission) === visitor.email) ||
  (submission.owner === undefined && isSentHere(submission, visitor));

export const hasAddress = ({ answers }: Submission): boolean =>
  typeof answers.email === 'string' && normalizeEmail(answers.email) !== '';

/** The last submission of a kind among the visitor's own. */
export const lastOwn = (kind: Submission['kind'], all: readonly Submission[], visitor: Visitor): Submission | null =>
  all.findLast((one) => one.kind === kind && isVisitors(one, visitor)) ?? null;

/** Whether the account lists it: the customer's own submissions; also this tab's checkouts, and what this tab has sent without an address. */
export const isListed = (submission: Submission, visitor: Visitor): boolean =>
  isVisitors(submission, visitor) &&
  (customerOf(submission) === visitor.email || submission.kind === 'checkout' || !hasAddress(submission));

/** Stores that this tab has sent something. @param id of a submission, or the reference of a payment */
export const rememberSentHere = (tx: Transaction, id: string): void => {
  const sent = tx.read(keys.sentHere);
  if (!sent.includes(id)) tx.write(keys.sentHere, [...sent, id]);
};
