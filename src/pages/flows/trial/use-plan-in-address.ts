import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlanTierId } from '../../../content/catalogue/plans';
import { useHydrated } from '../../../lib/use-hydrated';
import { useUrlState } from '../../../lib/use-url-state';
import { tierFromQuery } from '../../../services/flows/chosen-plan';
import { type TrialValues, trialDefaults } from './trial-form-values';

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

  // As the default value it is not stored as a draft: the visitor has typed nothing.
  const open = useEffectEvent(() => {
    if (asked && form.getValues('plan') !== asked) form.resetField('plan', { defaultValue: asked });
  });
  // A cleared form has the default plan again, and the address none. A restored draft does not win over the address.
  const restore = useEffectEvent((isCleared: boolean) => {
    if (!asked) return;
    if (isCleared) {
      update({ plan: '' });
      if (form.getValues('plan') !== trialDefaults.plan) form.reset(trialDefaults);
    } else if (form.getValues('plan') !== asked) form.setValue('plan', asked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows each change of the address
  useEffect(() => {
    if (!isHydrated) return;
    open();
    setIsKnown(true);
  }, [asked, isHydrated]);
  useEffect(() => {
    // A change by the visitor has a type; clearing the form names no field.
    const { unsubscribe } = form.watch((_, { name, type }) => {
      if (type === undefined) restore(name === undefined);
    });
    return unsubscribe;
  }, [form]);

  return { isKnown, choose: (plan: PlanTierId) => update({ plan }) };
};
