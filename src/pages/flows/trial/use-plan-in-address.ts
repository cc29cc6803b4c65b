import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type PlanTierId, trial } from '../../../content/catalogue/plans';
import { useUrlState } from '../../../hooks/use-url-state';
import { tierFromQuery } from '../../../services/trial/chosen-plan';
import { trialTierIds } from '../../../services/trial/own-trial';
import { planRemark } from '../../parts/address-remark';
import type { TrialValues } from './trial-form-values';

/** The plan in the address goes before the form's, which a draft brings back. @returns `clear` brings back the first plan in the address */
export const usePlanInAddress = (form: UseFormReturn<TrialValues>) => {
  const [query, update] = useUrlState();
  const asked = tierFromQuery(query);
  const inForm = useWatch({ control: form.control, name: 'plan' });
  /** The plan in the address before the first choice here. */
  const [first, setFirst] = useState<PlanTierId | null>();
  return {
    // A draft that was tampered with may name a tier without a trial.
    plan: asked ?? (trialTierIds.includes(inForm) ? inForm : trial.defaultTierId),
    remark: planRemark(query, 'trial'),
    choose: (plan: PlanTierId) => {
      if (first === undefined) setFirst(asked);
      update({ plan });
    },
    clear: () => first !== undefined && update({ plan: first ?? '' }),
  };
};
