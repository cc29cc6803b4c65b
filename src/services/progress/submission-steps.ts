/** Steps of what was sent: orders of an Instant Site, briefs, and plans that are paid monthly. */

import { instantSite } from '../../content/catalogue/plans';
import { instantSiteSuccess } from '../../content/flows/instant-site-success';
import { notCharged } from '../../content/flows/payments';
import { site } from '../../content/site/site';
import { addBusinessDays, daysBetween, formatShortDay, nextMonthlyDate } from '../../lib/dates';
import { href, requestHref } from '../../paths';
import type { Submission } from '../../storage/schema';
import { knownPlan, planName, planStart } from '../flows/plan-order';
import { summarizeSubmission } from '../submissions/summary';
import { type CustomerData, howToCancel, openCalendar, type Step, type StepLink } from './step';

const answerDays = 2;

/** The brief is the next step until one was sent. Of a plan that checkout does not have, the next charge is not known. */
const planStep = (order: Submission, { now, hasBrief }: CustomerData): Omit<Step, 'key' | 'at'> | null => {
  const plan = knownPlan(order);
  if (plan?.billing === 'one-time') return null;
  const next = plan && formatShortDay(nextMonthlyDate(planStart(order), now).toISOString());
  const charge = next ? `next charge ${next} ${notCharged}` : `paid ${formatShortDay(order.date)}`;
  const isPaid = (summarizeSubmission(order).totalCents ?? 0) > 0;
  const receipt: StepLink | null = isPaid ? { label: 'Receipt', to: href('receipt', { order: order.id }) } : null;
  const base = { kind: 'plan', title: planName(order), more: howToCancel } as const;
  if (hasBrief) return { ...base, text: charge, action: receipt && { kind: 'link', ...receipt } };
  return {
    ...base,
    text: `${charge}; you have sent no brief yet`,
    action: { kind: 'link', label: 'Write the brief', to: href('onboarding') },
    ...(receipt && { also: receipt }),
  };
};

export const submissionStep = (submission: Submission, data: CustomerData): Step | null => {
  const { now } = data;
  const { id, kind, date, answers, booked, done } = submission;
  const base = { key: `request ${id}`, at: date };
  switch (kind) {
    case 'instant-site':
      if (done) return null;
      return {
        ...base,
        kind: 'site',
        title: typeof answers.businessName === 'string' ? answers.businessName : 'Instant Site',
        text: booked
          ? `you opened the calendar for the design meeting on ${formatShortDay(booked)}`
          : `Book the design meeting. The ${instantSite.deliveryHours} hours start when it ends.`,
        action: booked ? openCalendar(site.designMeetingUrl) : { kind: 'book', label: instantSiteSuccess.book, id },
      };
    case 'onboarding': {
      if (done) return null;
      const due = addBusinessDays(new Date(date), answerDays);
      // The whole day that was promised is in time, in the visitor's time zone.
      const isLate = daysBetween(due, now) > 0;
      const day = formatShortDay(due.toISOString());
      return {
        ...base,
        kind: 'brief',
        title: 'Project brief',
        text: isLate ? `An answer was due ${day}` : `We answer by ${day} (two business days)`,
        ...(isLate && { more: { label: 'Contact Support', to: `mailto:${site.supportEmail}` } }),
        action: { kind: 'link', label: 'See your brief', to: requestHref(submission) },
      };
    }
    case 'checkout': {
      const step = planStep(submission, data);
      return step && { ...base, ...step };
    }
    default:
      return null;
  }
};
