/** What is known of the visitor, for forms to start with. Nothing of it is from a card. */
import { visibleText } from '../../lib/characters';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { nameFromEmail } from '../account/account-data';
import { isVisitors, readVisitor, type Visitor } from './owner';
import { summarizeSubmission } from './summary';

/** A detail that is not known is ''. */
export type VisitorDetails = Readonly<
  Record<'fullName' | 'firstName' | 'lastName' | 'email' | 'address' | 'city' | 'state' | 'zip' | 'country', string>
>;

/** 'Ada King Lovelace': first name 'Ada King', last name 'Lovelace'. */
const splitName = (fullName: string) => {
  const names = fullName.trim().split(/\s+/);
  const lastName = names.length > 1 ? (names.pop() ?? '') : '';
  return { firstName: names.join(' '), lastName };
};

/** The account's name and address, then the newest order's. Street, city, state and ZIP code are of one order. */
export const visitorDetails = (
  submissions: readonly Submission[],
  visitor: Visitor,
  account: { name: string | null; email: string | null },
): VisitorDetails => {
  const sent = submissions.filter((one) => isVisitors(one, visitor)).toReversed();
  const billed = sent.find(({ answers }) => visibleText(answers.address))?.answers ?? {};
  // A customer who has only logged in has the part of their address before the @ for a name.
  const isOwnName = account.name && account.email && account.name !== nameFromEmail(account.email);
  const sentName = sent.map((one) => summarizeSubmission(one).fullName).find(Boolean);
  const fullName = (isOwnName && account.name) || (sentName ?? '');
  return {
    fullName,
    ...splitName(fullName),
    email: account.email ?? sent.map(({ answers }) => visibleText(answers.email)).find(Boolean) ?? '',
    address: visibleText(billed.address),
    city: visibleText(billed.city),
    state: visibleText(billed.state),
    zip: visibleText(billed.zip) || visibleText(billed.zipCode),
    country: visibleText(billed.country),
  };
};

/** The details of the signed-in customer; signed out, those of what this tab has sent. */
export const readVisitorDetails = (): VisitorDetails => {
  const visitor = readVisitor(store);
  const { email } = visitor;
  const name = email === null ? null : store.read(keys.userName);
  return visitorDetails(store.read(keys.submissions), visitor, { name, email });
};
