import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { type CheckoutPlanId, checkoutPlans, discountCodes } from '../../../content/catalogue/plans';
import { notCharged } from '../../../content/flows/payments';
import { formatCents } from '../../../content/format/money';
import { formatDateTime, formatShortDay, nextMonthlyDate } from '../../../lib/dates';
import { href } from '../../../paths';
import { useVisitor } from '../../../queries/visitor';
import { unusedPayments } from '../../../services/checkout/instant-site-price';
import { knownPlan, planStart } from '../../../services/checkout/plan-order';
import { lastOwn } from '../../../services/submissions/owner';
import { summarizeSubmission } from '../../../services/submissions/summary';
import { type Submission, submissions } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { useNow } from '../../parts/use-now';

type Link = { to: string; text: string };

const setupForm: Link = { to: href('instantSiteForm'), text: 'Continue to the setup form' };

const receiptOf = ({ id }: Submission): Link => ({ to: href('receipt', { order: id }), text: 'Receipt' });

/** Of a plan that checkout does not have, no more is known than what was paid. */
export const nextAfterPaying = (order: Submission): Link => {
  const plan = knownPlan(order);
  if (!plan) return receiptOf(order);
  return plan.id === 'instant-site' ? setupForm : { to: href('onboardingSuccess'), text: 'See what happens next' };
};

const discountText = ({ answers: { discountCode } }: Submission): string => {
  const discount = discountCodes.find(({ code }) => code === discountCode);
  return discount ? ` The total includes ${discount.code}: ${discount.percentOff}% off.` : '';
};

/** A notice above the checkout form that this plan is paid already, also when another tab pays for it, with a link to the next step. */
export const PaidAlready = ({ planId }: { planId: CheckoutPlanId }) => {
  const now = useNow();
  const [all, visitor] = [useStored(submissions), useVisitor()];
  // Without what this tab has paid since it was mounted: the notice must not appear between paying and the navigation after it.
  const [sentBefore] = useState(visitor.sentHere);
  const isShown = ({ id }: Submission) => sentBefore.includes(id) || !visitor.sentHere.includes(id);
  const isSite = planId === 'instant-site';
  const ofPlan = isSite ? [] : all.filter((one) => one.answers.plan === planId && isShown(one));
  const paid = isSite ? unusedPayments(all, visitor).find(isShown) : lastOwn('checkout', ofPlan, visitor);
  if (!paid || !now) return null;
  const { totalCents } = summarizeSubmission(paid);
  const total = totalCents === null ? '' : ` ${formatCents(totalCents)}`;
  const next = formatShortDay(nextMonthlyDate(planStart(paid), now));
  const text = isSite
    ? `. You paid${total} on ${formatDateTime(paid.date)}, and the setup form will not charge you again. If you pay here again, you buy a second site.`
    : `:${total} on ${formatShortDay(paid.date)}, next charge ${next} ${notCharged}. If you pay here again, you start it a second time.`;
  const brief = { to: href('onboarding'), text: 'Write the brief' };
  const link = isSite ? setupForm : !lastOwn('onboarding', all, visitor) ? brief : totalCents ? receiptOf(paid) : null;
  return (
    <section
      aria-labelledby="paid-heading"
      className="flex flex-wrap items-center gap-x-8 gap-y-4 border-moss-read border-l-8 bg-ground-raised p-5"
    >
      <div className="max-w-measure grow basis-80">
        <h2 id="paid-heading" className="inline font-semibold font-text text-base">
          {`${checkoutPlans[planId].name} is paid`}
        </h2>
        <p className="inline">{text + discountText(paid)}</p>
      </div>
      {link && <ButtonLink to={link.to}>{link.text}</ButtonLink>}
    </section>
  );
};
