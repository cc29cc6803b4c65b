/** Steps of what was sent: orders of an Instant Site, briefs, and plans that are paid monthly. */
import { instantSite } from '../../content/catalogue/plans';
import { instantSiteSuccess } from '../../content/flows/instant-site-success';
import { site } from '../../content/site/site';
import { formatShortDay } from '../../lib/dates';
import { href, requestHref } from '../../paths';
import type { Submission } from '../../storage/schema';
import { paidPlan } from '../flows/plan-order';
import { addBusinessDays, nextMonthlyDate } from './due-dates';
import { howToCancel, openCalendar, type Step } from './step';

/** Business days in which a brief is answered. */
const answerDays = 2;

export const submissionStep = (submission: Submission, now: Date): Step | null => {
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
          : `book the design meeting; ${instantSite.deliveryHours} hours begin after it`,
        action: booked ? openCalendar(site.designMeetingUrl) : { kind: 'book', label: instantSiteSuccess.book, id },
      };
    case 'onboarding': {
      if (done) return null;
      const due = addBusinessDays(new Date(date), answerDays);
      const isLate = due < now;
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
      const { plan } = paidPlan(submission);
      if (plan.billing !== 'monthly') return null;
      const charge = formatShortDay(nextMonthlyDate(new Date(date), now).toISOString());
      return {
        ...base,
        kind: 'plan',
        title: plan.name,
        text: `next charge ${charge} (a demo: it is not charged)`,
        more: howToCancel,
        action: { kind: 'link', label: 'Receipt', to: href('receipt', { order: id }) },
      };
    }
    default:
      return null;
  }
};
