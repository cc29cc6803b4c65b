/** The row of a project: what state it is in, and the customer's next step. */

import { progressTexts as texts } from '../../content/account/progress';
import { startedTexts } from '../../content/catalogue/credits';
import { instantSiteSuccess } from '../../content/flows/instant-site-success';
import { notCharged } from '../../content/flows/payments';
import { site } from '../../content/site/site';
import { formatShortDay } from '../../lib/dates';
import { href, projectHref } from '../../paths';
import { knownPlan } from '../checkout/plan-order';
import { lastOf, newsFor } from '../projects/log';
import type { SeenProject } from '../projects/own';
import { addressOf, type Project } from '../projects/project';
import { countNew, type Facts, stateOf } from '../projects/states';
import { answerDue, isAnswerLate, nextCharge, nextOf, stateText } from '../projects/texts';
import { summarizeSubmission } from '../submissions/summary';
import type { CustomerData } from './customer-data';
import { howToCancel, link, type Step } from './step';

export const pageOf = ({ project }: Pick<Facts, 'project'>): string => projectHref(addressOf(project));

type Row = Pick<Step, 'text' | 'action'> & Partial<Step>;

/** What the agency has done and the customer has not seen; null if there is nothing new. */
const newsRow = (facts: Facts): Row | null => {
  const state = stateOf(facts);
  const news = countNew(facts, 'customer');
  if (news === 0) return null;
  const delivery = lastOf(facts.log, 'delivered');
  const isDelivered = newsFor(facts.log, 'customer').some((event) => event === delivery);
  const what =
    delivery && isDelivered
      ? texts.news.delivered(formatShortDay(delivery.at))
      : state === 'completed' || state === 'emailed' || state === 'answered'
        ? stateText(facts)
        : texts.news.count(news);
  return { kind: 'news', isSentence: true, text: texts.news.see(what), action: link(texts.links.see, pageOf(facts)) };
};

/** The brief is the next step until one was sent. Of a plan that checkout does not have, the next charge is not known. */
const planRow = (facts: Facts, _: string, { hasBrief }: CustomerData): Row | null => {
  const { project } = facts;
  if (project.kind !== 'plan') return null;
  const plan = knownPlan(project.submission);
  const charge = plan
    ? texts.plan.next(formatShortDay(nextCharge(facts)), notCharged)
    : texts.plan.paid(formatShortDay(project.date));
  const isPaid = (summarizeSubmission(project.submission).totalCents ?? 0) > 0;
  const receipt = isPaid ? link(texts.links.receipt, href('receipt', { order: project.submission.id })) : null;
  const base = { kind: 'plan', more: howToCancel } as const;
  if (hasBrief) return { ...base, text: charge, action: receipt };
  return {
    ...base,
    text: texts.plan.noBrief(charge),
    action: link(texts.links.writeBrief, href('onboarding')),
    also: receipt,
  };
};

const briefRow = (facts: Facts): Row | null => {
  if (stateOf(facts) !== 'sent') return null;
  const [day, isLate] = [formatShortDay(answerDue(facts)), isAnswerLate(facts)];
  return {
    kind: 'brief',
    text: isLate ? texts.brief.late(day) : texts.brief.due(day),
    ...(isLate && { more: { label: texts.links.support, to: `mailto:${site.supportEmail}` } }),
    action: link(texts.links.seeBrief, pageOf(facts)),
  };
};

/** A redemption or a site until it is delivered or completed. */
const workRow = (facts: Facts, key: string): Row | null => {
  const { project } = facts;
  const isRedemption = project.kind === 'redemption';
  const state = stateOf(facts);
  const kind = isRedemption ? (state === 'ready' ? 'redemption' : 'started') : 'site';
  const calendar = isRedemption ? site.consultationUrl : site.designMeetingUrl;
  switch (state) {
    case 'ready':
      if (!isRedemption) return null;
      return {
        kind,
        text: texts.ready,
        action: { kind: 'start', label: texts.links.start, entry: { ...project.entry, key } },
      };
    case 'ordered':
      if (isRedemption) return null;
      return {
        kind,
        text: nextOf(facts).text,
        action: { kind: 'book', label: instantSiteSuccess.book, id: project.submission.id },
      };
    case 'pick':
      return {
        kind,
        text: `${isRedemption ? `${startedTexts.started} ${startedTexts.pick}. ` : ''}${stateText(facts)}`,
        action: link(texts.links.calendar, calendar, { opensNewTab: true }),
        also: link(texts.links.time, pageOf(facts)),
      };
    case 'delivered':
    case 'completed':
      return null;
    default:
      return { kind, text: stateText(facts), action: link(texts.links.see, pageOf(facts)) };
  }
};

/** A trial, and what is paid and has no order yet, have rows of their own. */
const rowOf: Readonly<Record<Project['kind'], (facts: Facts, key: string, data: CustomerData) => Row | null>> = {
  redemption: workRow,
  site: workRow,
  plan: planRow,
  brief: briefRow,
  trial: () => null,
  payment: () => null,
};

export const projectStep = (seen: SeenProject, data: CustomerData): Step | null => {
  const facts: Facts = { ...seen, now: data.now };
  const { project } = seen;
  const key = `project ${project.key}`;
  const row = newsRow(facts) ?? rowOf[project.kind](facts, key, data);
  if (!row) return null;
  const at = project.entry?.started ?? project.date;
  const title = (project.kind === 'site' && project.business) || project.title;
  return { key, kind: 'site', at, title, page: pageOf(facts), ...row };
};
