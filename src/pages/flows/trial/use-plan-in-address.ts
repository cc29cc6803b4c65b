import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { setStart } from '../../../components/form/prefill';
import type { PlanTierId } from '../../../content/catalogue/plans';
import { useHydrated } from '../../../hooks/use-hydrated';
import { useUrlState } from '../../../hooks/use-url-state';
import { tierFromQuery } from '../../../services/trial/chosen-plan';
import { planRemark } from '../../parts/address-remark';
import { type TrialValues, trialDefaults } from './trial-form-values';

/** The `plan` parameter wins over the draft: call this after `useDraft`. @returns `clear` brings back the first plan */
export const usePlanInAddress = (form: UseFormReturn<TrialValues>) => {
  const [query, update] = useUrlState();
  const asked = tierFromQuery(query);
  const isHydrated = useHydrated();
  const [isKnown, setIsKnown] = useState(false);
  const wanted = useRef<PlanTierId | null>(null);
  const chosen = useRef<PlanTierId | null>(null);
  const opened = useRef<PlanTierId | null>(null);

  // As the default value it is not stored as a draft: the visitor has typed nothing.
  const open = useEffectEvent(() => {
    if (!asked || form.getValues('plan') === asked) return;
    setStart(form, { plan: asked });
    form.setValue('plan', asked);
  });
  useEffect(() => {
    if (!isHydrated) return;
    wanted.current = asked;
    if (asked !== chosen.current) opened.current = asked;
    open();
    setIsKnown(true);
  }, [asked, isHydrated]);
  useEffect(() => {
    // A change by the visitor has a type. Neither a restored draft nor a form that was reset wins over the address.
    const { unsubscribe } = form.watch((_, { type }) => {
      const plan = wanted.current;
      if (type === undefined && plan && form.getValues('plan') !== plan) form.setValue('plan', plan);
    });
    return unsubscribe;
  }, [form]);

  return {
    isKnown,
    remark: planRemark(query, 'trial'),
    choose: (plan: PlanTierId) => {
      chosen.current = plan;
      update({ plan });
    },
    clear: () => {
      wanted.current = opened.current;
      form.setValue('plan', opened.current ?? trialDefaults.plan);
      update({ plan: opened.current ?? '' });
    },
  };
};
