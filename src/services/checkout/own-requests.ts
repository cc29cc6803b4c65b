import type { CheckoutPlanId } from '../../content/catalogue/plans';
import type { Submission } from '../../storage/schema';
import { isVisitors, type Visitor } from '../submissions/owner';

export const lastPaymentFor = (
  planId: CheckoutPlanId,
  all: readonly Submission[],
  visitor: Visitor,
): Submission | null =>
  all.findLast((one) => one.kind === 'checkout' && one.answers.plan === planId && isVisitors(one, visitor)) ?? null;

export const hasSentBrief = (all: readonly Submission[], visitor: Visitor): boolean =>
  all.some((one) => one.kind === 'onboarding' && isVisitors(one, visitor));
