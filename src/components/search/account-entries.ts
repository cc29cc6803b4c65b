import { formatCentsExactly, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { formatDateTime } from '../../lib/dates';
import { domainSpellings } from '../../lib/domain-spellings';
import { href, projectHref, receiptHref } from '../../paths';
import { createIndex, type SearchIndex } from '../../search/engine';
import { type SearchEntry, sentences } from '../../search/entry';
import { readAccount } from '../../services/credits/history';
import { readOrders, sessionOf } from '../../services/orders/orders';
import { projectMaker, type SentProject } from '../../services/projects/project';
import { printedOf, receiptOrderOf } from '../../services/receipts/receipt-order';
import { creditsItem } from '../../services/receipts/receipts';
import { readSubmissions, readSubmissionsOf } from '../../services/submissions/submissions';
import { numberOfEntry, summarizeSubmission } from '../../services/submissions/summary';
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
  text: sentences(
    customer,
    formatDateTime(entry.date),
    amountOf(entry),
    entry.type === 'purchase' ? `Reference ${entry.id}` : numberOfEntry(entry),
  ),
  href: to,
  weight: 1,
  keywords: `${entry.type === 'purchase' ? `purchase receipt invoice ${creditsItem(entry)} ${sessionOf(entry)}` : `redemption project ${entry.id}`} order ${entry.status} ${spellings(customer)}`,
});

/** A site and the checkout that has paid for it are one project. */
const projectsOf = (some: readonly Submission[], all: readonly Submission[]) =>
  new Map(some.map(projectMaker(all)).map((project) => [project.key, project])).values();

const projectEntry = (project: SentProject, all: readonly Submission[], owner?: string): SearchEntry => {
  const { submission, key, title, number, who } = project;
  const { kind, email, totalCents } = summarizeSubmission(submission);
  return {
    kind: 'project',
    title: `${title}: ${who}`,
    text: sentences(
      email && email !== who ? email : undefined,
      owner !== email && owner !== who ? owner : undefined,
      formatDateTime(submission.date),
      totalCents === null ? undefined : formatCentsExactly(totalCents),
      number,
    ),
    href: projectHref({ order: submission.id }),
    weight: 1,
    keywords: `project request form submission ${kind} ${printedOf(submission, all).join(' ')} ${receiptOrderOf(submission, all) ? 'receipt invoice' : ''} ${submission.id} ${key} ${spellings(`${email} ${owner}`)}`,
  };
};

const adminEntries = (all: readonly Submission[]): SearchEntry[] => [
  ...readOrders().map((order) =>
    orderEntry(
      order,
      order.type === 'purchase'
        ? href('admin', { q: order.userEmail })
        : projectHref({ entry: order.id, date: order.date, customer: order.userEmail }),
      `${order.userName}, ${order.userEmail}`,
    ),
  ),
  ...Array.from(projectsOf(all, all), (one) => projectEntry(one, all, one.submission.owner)),
];

const customerEntries = (all: readonly Submission[], email: string): SearchEntry[] => [
  ...readAccount().statements.map((entry) =>
    orderEntry(
      entry,
      entry.type === 'purchase' ? receiptHref(entry) : projectHref({ entry: entry.id, date: entry.date }),
    ),
  ),
  ...Array.from(projectsOf(readSubmissionsOf(email), all), (one) => projectEntry(one, all)),
];

const readAccountEntries = (): SearchEntry[] => {
  const email = store.read(userEmail);
  if (store.read(authToken) === null || email === null) return [];
  const all = readSubmissions();
  return store.read(isAdmin) ? adminEntries(all) : customerEntries(all, email);
};

export const createAccountIndex = (): Promise<SearchIndex> => createIndex(readAccountEntries(), 250);
