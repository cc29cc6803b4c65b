/** Addresses that open an admin's answer in the mail program. Neither answers nor amounts are in them. */
import { isOneAddress, letterHref } from '../../content/format/letter';
import { site } from '../../content/site/site';
import type { Submission } from '../../storage/schema';
import { nameFromEmail } from '../account/account-data';
import { customerOf } from '../account/submission-owner';
import type { Names } from './submission-filters';
import { summariseSubmission } from './submission-summary';

/** 'Hello Ada,' for 'Ada Byron'; no line for a name that was made of the address. */
const greeting = (name: string | null | undefined, email: string): string[] => {
  const first = name?.trim().split(/\s+/)[0];
  return first && name !== nameFromEmail(email) ? [`Hello ${first},`, '', ''] : [];
};

/**
 * The reply to a request, to its customer: the owner, else the address among the answers, else the one beside them.
 * @param names of customers, by their address. The name among the answers is used where the address is, too.
 * @returns null without an address that can be written to
 */
export const replyHref = (submission: Submission, names: Names): string | null => {
  const to = customerOf(submission);
  if (to === null || !isOneAddress(to)) return null;
  const { kind, fullName } = summariseSubmission(submission);
  const name = names[to] ?? (customerOf({ ...submission, owner: undefined }) === to ? fullName : null);
  return letterHref(to, `${kind}, reference ${submission.id}`, greeting(name, to));
};

/** A message to a customer. Their address is the reference. */
export const letterToCustomer = ({ email, name }: { email: string; name: string }): string | null =>
  isOneAddress(email) ? letterHref(email, `Your ${site.name} account, ${email}`, greeting(name, email)) : null;
