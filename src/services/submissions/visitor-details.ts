/** What is known of the visitor, for forms to start with. Nothing of it is from a card. */
import { visibleText } from '../../lib/characters';
import { isRecord } from '../../lib/is-record';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { nameFromEmail } from '../account/account-data';
import { isVisitors, readVisitor, type Visitor } from './owner';

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
  const textIn = (answers: unknown, name: string) => (isRecord(answers) ? visibleText(answers[name]) : '');
  const newest = (name: string) => sent.map(({ answers }) => textIn(answers, name)).find(Boolean) ?? '';
  const billed = sent.find(({ answers }) => textIn(answers, 'address'))?.answers;
  const named = sent.find(({ answers }) => textIn(answers, 'fullName') || textIn(answers, 'firstName'))?.answers;
  const sentName = textIn(named, 'fullName') || `${textIn(named, 'firstName')} ${textIn(named, 'lastName')}`.trim();
  // A customer who has only logged in has the part of their address before the @ for a name.
  const isOwnName = account.name && account.email && account.name !== nameFromEmail(account.email);
  const fullName = (isOwnName && account.name) || sentName;
  return {
    fullName,
    ...splitName(fullName),
    email: account.email ?? newest('email'),
    address: textIn(billed, 'address'),
    city: textIn(billed, 'city'),
    state: textIn(billed, 'state'),
    zip: textIn(billed, 'zip') || textIn(billed, 'zipCode'),
    country: textIn(billed, 'country'),
  };
};

/** The details of the signed-in customer; signed out, those of what this tab has sent. */
export const readVisitorDetails = (): VisitorDetails => {
  const visitor = readVisitor(store);
  const { email } = visitor;
  const name = email === null ? null : store.read(keys.userName);
  return visitorDetails(store.read(keys.submissions), visitor, { name, email });
};
