/** A project: a redemption, or what was sent. An Instant Site and the checkout that has paid for it are one. */

import { instantSite, planTiers } from '../../content/catalogue/plans';
import { kindNames } from '../../content/flows/form-fields';
import { trial } from '../../content/flows/trial';
import { formatCentsExactly } from '../../content/format/money';
import { plural } from '../../content/format/numbers';
import type { ProjectQuery } from '../../paths';
import { entryKeyOf } from '../../storage/project-events';
import type { RedemptionEntry, Submission } from '../../storage/schema';
import { isSitePayment, numberOf, paidByOf } from '../checkout/instant-site-price';
import { planName } from '../checkout/plan-order';
import { customerOf } from '../submissions/owner';
import { numberOfEntry, summarizeSubmission } from '../submissions/summary';

type Base = {
  /** Names the project in the log. */
  key: string;
  number: string;
  /** What was bought. */
  title: string;
  date: string;
  /** What it cost; '' for what has no price. */
  price: string;
  /** Address of the customer whose project it is; null for what was sent without one. */
  customer: string | null;
  /** What was sent names them: the business, and a name or an address. Of a redemption both are ''. */
  business: string;
  who: string;
};
type Redemption = Base & { kind: 'redemption'; entry: RedemptionEntry; submission: null; checkout: null };
/** `payment`: an Instant Site that was paid at checkout and has no order yet. */
export type SentKind = 'site' | 'brief' | 'plan' | 'trial' | 'payment';
export type SentProject = Base & {
  kind: SentKind;
  entry: null;
  submission: Submission;
  /** The checkout that has paid for the site. */
  checkout: Submission | null;
  /** Whether a checkout has paid for a site, which is another customer's. */
  isUsed: boolean;
};
export type Project = Redemption | SentProject;

export const redemptionProject = (entry: RedemptionEntry, email: string | null): Project => ({
  kind: 'redemption',
  key: entryKeyOf(email ?? '', entry),
  number: numberOfEntry(entry),
  title: entry.service,
  date: entry.date,
  price: plural(-entry.credits, 'credit'),
  customer: email,
  business: '',
  who: '',
  entry,
  submission: null,
  checkout: null,
});

const kinds = { 'instant-site': 'site', onboarding: 'brief', trial: 'trial', checkout: 'plan' } as const;
const kindOf = (one: Submission): SentKind => (isSitePayment(one) ? 'payment' : kinds[one.kind]);

const paidAtCheckout = `${instantSite.name}, paid at checkout`;

const titleOf = (kind: SentKind, submission: Submission): string => {
  if (kind === 'payment') return paidAtCheckout;
  if (kind === 'site') return paidByOf(submission) === undefined ? instantSite.name : paidAtCheckout;
  if (kind === 'plan') return planName(submission);
  if (kind === 'brief') return kindNames.onboarding;
  const tier = Object.values(planTiers).find(({ id }) => id === submission.answers.selectedPlan);
  return tier ? `${tier.name} trial` : kindNames.trial;
};

const priceOf = (kind: SentKind, submission: Submission, checkout: Submission | null): string => {
  if (kind === 'trial') return `Free for ${trial.days} days`;
  const { totalCents } = summarizeSubmission(checkout ?? submission);
  if (totalCents === null) return '';
  return totalCents === 0 ? 'Free' : formatCentsExactly(totalCents);
};

/** What the address of a project's page has in its query. An admin's link names the customer of a redemption. */
export const addressOf = (project: Project, side: 'customer' | 'agency' | null = 'customer'): ProjectQuery => {
  const { entry, customer, submission } = project;
  if (submission) return { order: submission.id };
  return { entry: entry.id, date: entry.date, ...(side === 'agency' && customer !== null && { customer }) };
};

/** Makes projects of submissions. Damaged storage may have a site and its checkout of two customers: they stay apart. @param all every stored submission */
export const projectMaker = (all: readonly Submission[]) => {
  const checkouts = new Map(all.filter(isSitePayment).map((one) => [one.id, one]));
  const paidFor = (site: Submission): Submission | null => {
    const checkout = checkouts.get(String(paidByOf(site)));
    return checkout && customerOf(checkout) === customerOf(site) ? checkout : null;
  };
  const used = new Set(all.map(paidByOf));
  const sites = all.filter(({ kind }) => kind === 'instant-site').toReversed();
  const siteOf = new Map(sites.map((site) => [paidFor(site)?.id, site]));
  return (given: Submission): SentProject => {
    const submission = (isSitePayment(given) && siteOf.get(given.id)) || given;
    const kind = kindOf(submission);
    const checkout = kind === 'site' ? paidFor(submission) : null;
    const { business, who } = summarizeSubmission(submission);
    return {
      kind,
      key: checkout?.id ?? submission.id,
      number: numberOf(submission),
      title: titleOf(kind, submission),
      date: submission.date,
      price: priceOf(kind, submission, checkout),
      customer: customerOf(submission),
      business,
      who,
      entry: null,
      submission,
      checkout,
      isUsed: kind === 'payment' && used.has(submission.id),
    };
  };
};
