import { formatCentsExactly, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { formatDateTime } from '../../lib/dates';
import { domainSpellings } from '../../lib/domain-spellings';
import { href, receiptHref, requestHref } from '../../paths';
import { createIndex, type SearchIndex } from '../../search/engine';
import { type SearchEntry, sentences } from '../../search/entry';
import { readAccount } from '../../services/credits/history';
import { readOrders } from '../../services/orders/orders';
import { readSubmissions, readSubmissionsOf } from '../../services/submissions/submissions';
import { summarizeSubmission } from '../../services/submissions/summary';
import type { HistoryEntry, Submission } from '../../storage/schema';
import { store } from '../../storage/store';
import { authToken, isAdmin, userEmail } from '../../storage/visitor-keys';

const amountOf = (entry: HistoryEntry) =>
  entry.type === 'purchase' ? formatCentsExactly(toCents(entry.amount)) : `${formatCount(-entry.credits)} credits`;

/** The other spelling of the domains in a text, to be found by; '' if there is none. */
const spellings = (text: string) => domainSpellings(text)[1] ?? '';

const orderEntry = (entry: HistoryEntry, to: string, customer = ''): SearchEntry => ({
  kind: 'order',
  title: entry.description,
  text: sentences(customer, formatDateTime(entry.date), amountOf(entry), `Reference ${entry.id}`),
  href: to,
  weight: 1,
  keywords: `${entry.type === 'purchase' ? 'purchase receipt invoice' : 'redemption'} order ${entry.status} ${spellings(customer)}`,
});

const requestEntry = (submission: Submission, to: string, owner?: string): SearchEntry => {
  const { kind, who, email, totalCents } = summarizeSubmission(submission);
  return {
    kind: 'request',
    title: `${kind}: ${who}`,
    text: sentences(
      email && email !== who ? email : undefined,
      owner !== email && owner !== who ? owner : undefined,
      formatDateTime(submission.date),
      totalCents === null ? undefined : formatCentsExactly(totalCents),
      `Reference ${submission.id}`,
    ),
    href: to,
    weight: 1,
    keywords: `request form submission ${spellings(`${email} ${owner}`)}`,
  };
};

const adminEntries = (): SearchEntry[] => [
  ...readOrders().map((order) =>
    orderEntry(order, href('admin', { q: order.userEmail }), `${order.userName}, ${order.userEmail}`),
  ),
  ...readSubmissions().map((submission) =>
    requestEntry(submission, requestHref(submission, 'admin'), submission.owner),
  ),
];

const customerEntries = (email: string): SearchEntry[] => [
  ...readAccount().statements.map((entry) =>
    orderEntry(entry, entry.type === 'purchase' ? receiptHref(entry) : href('history', { type: 'redemption' })),
  ),
  ...readSubmissionsOf(email).map((submission) => requestEntry(submission, requestHref(submission))),
];

/** @returns an empty list if nobody is signed in */
const readAccountEntries = (): SearchEntry[] => {
  const email = store.read(userEmail);
  if (store.read(authToken) === null || email === null) return [];
  return store.read(isAdmin) ? adminEntries() : customerEntries(email);
};

export const createAccountIndex = (): Promise<SearchIndex> => createIndex(readAccountEntries(), 250);
