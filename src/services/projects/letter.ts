/** Letters to a customer, for the agency's mail program. Null without an address that one can write to. */
import { isOneAddress, letterHref } from '../../content/format/letter';
import { site } from '../../content/site/site';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { nameFromEmail } from '../account/account-data';
import { customerOf } from '../submissions/owner';
import { summarizeSubmission } from '../submissions/summary';
import type { Project } from './project';

/** 'Hello Ada,' for 'Ada Byron'; no greeting for a name that was derived from the address. */
const greeting = (name: string | null | undefined, email: string): string[] => {
  const first = name?.trim().split(/\s+/)[0];
  return first && name !== nameFromEmail(email) ? [`Hello ${first},`, '', ''] : [];
};

export const letterToCustomer = ({ email, name }: { email: string; name: string }): string | null =>
  isOneAddress(email) ? letterHref(email, `Your ${site.name} account, ${email}`, greeting(name, email)) : null;

/** About a project, with its number. A name that was typed is that of the customer if it was sent with their address. */
export const letterAbout = ({ customer, number, title, submission }: Project): string | null => {
  if (customer === null || !isOneAddress(customer)) return null;
  if (!submission) return letterHref(customer, `${title}, ${number}`);
  const { owner } = submission;
  const { kind, fullName } = summarizeSubmission(submission);
  const name = owner === undefined ? null : store.read(keys.userNameOf(owner));
  const typed = customerOf({ ...submission, owner: undefined }) === customer ? fullName : null;
  return letterHref(customer, `${kind}, reference ${number}`, greeting(name ?? typed, customer));
};
