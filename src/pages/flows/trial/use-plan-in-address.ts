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

  const isOther = () => form.getValues('plan') !== asked;
  // As the default value it is not stored as a draft: the visitor has typed nothing.
  const open = useEffectEvent(() => {
    if (asked && isOther()) form.resetField('plan', { defaultValue: asked });
  });
  // The form was cleared, or a draft was restored.
  const restore = useEffectEvent((isCleared: boolean) => {
    if (!asked || !isOther()) return;
    if (isCleared) form.reset({ ...trialDefaults, plan: asked });
    else form.setValue('plan', asked);
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
