import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlanTierId } from '../../../content/catalogue/plans';
import { useHydrated } from '../../../lib/use-hydrated';
import { useUrlState } from '../../../lib/use-url-state';
import { tierFromQuery } from '../../../services/flows/chosen-plan';
import type { TrialValues } from './trial-form-values';

/**
 * Keeps the trial's plan and the `plan` parameter of the address the same. The parameter wins over the draft; call this
 * after `useDraft`.
 * @returns whether the plan is known, which it is not in prerendered HTML, and a function that writes a plan that the
 *   visitor has chosen to the address
 */
export const usePlanInAddress = (form: UseFormReturn<TrialValues>) => {
  const [query, update] = useUrlState();
  const asked = tierFromQuery(query);
  const isHydrated = useHydrated();
  const [isKnown, setIsKnown] = useState(false);

  const follow = useEffectEvent(() => {
    if (asked === null || form.getValues('plan') === asked) return;
    // As the default value it is not stored as a draft: the visitor has typed nothing.
    form.resetField('plan', { defaultValue: asked });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows each change of the address
  useEffect(() => {
    if (!isHydrated) return;
    follow();
    setIsKnown(true);
  }, [asked, isHydrated]);
  useEffect(() => {
    // Clearing the form or restoring a draft, and not the visitor, has changed the plan.
    const { unsubscribe } = form.watch((_, { type }) => {
      if (type === undefined) follow();
    });
    return unsubscribe;
  }, [form]);

  return { isKnown, choose: (plan: PlanTierId) => update({ plan }) };
};
