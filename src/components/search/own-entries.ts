/** What the one signed in has ordered and sent; for an admin, what everybody has. It reads the account's own storage. */
import { formatCentsExactly, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { formatDateTime } from '../../lib/dates';
import { href, receiptHref } from '../../paths';
import { type SearchEntry, sentences } from '../../search/entry';
import { readAccount } from '../../services/credits/history';
import { requestId, summariseSubmission } from '../../services/flows/submission-summary';
import { readSubmissions, readSubmissionsOf } from '../../services/flows/submissions';
import { readOrders } from '../../services/orders/orders';
import type { HistoryEntry, Submission } from '../../storage/schema';
import { store } from '../../storage/store';
import { authToken, isAdmin, userEmail } from '../../storage/visitor-keys';

const amountOf = (entry: HistoryEntry) =>
  entry.type === 'purchase' ? formatCentsExactly(toCents(entry.amount)) : `${formatCount(-entry.credits)} credits`;

const orderEntry = (entry: HistoryEntry, where: string, who?: string): SearchEntry => ({
  kind: 'order',
  title: entry.description,
  text: sentences(who, formatDateTime(entry.date), amountOf(entry), `Reference ${entry.id}`),
  href: where,
  weight: 1,
  words: `${entry.type === 'purchase' ? 'purchase receipt invoice' : 'redemption'} order ${entry.status}`,
});

const requestEntry = (submission: Submission, page: string, owner?: string): SearchEntry => {
  const { kind, who, email, totalCents } = summariseSubmission(submission);
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
    href: `${page}#${encodeURIComponent(requestId(submission))}`,
    weight: 1,
    words: 'request form submission',
  };
};

const everybodys = (): SearchEntry[] => [
  ...readOrders().map((order) =>
    orderEntry(order, href('admin', { q: order.userEmail }), `${order.userName}, ${order.userEmail}`),
  ),
  ...readSubmissions().map((submission) => requestEntry(submission, href('admin'), submission.owner)),
];

const customers = (email: string): SearchEntry[] => [
  ...readAccount().statements.map((entry) =>
    orderEntry(entry, entry.type === 'purchase' ? receiptHref(entry) : href('history', { type: 'redemption' })),
  ),
  ...readSubmissionsOf(email).map((submission) => requestEntry(submission, href('history'))),
];

/** @returns none for somebody who is signed out */
export const ownEntries = (): SearchEntry[] => {
  const email = store.read(userEmail);
  if (store.read(authToken) === null || email === null) return [];
  return store.read(isAdmin) ? everybodys() : customers(email);
};
