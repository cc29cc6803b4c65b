import { useEffect, useState } from 'react';
import { useAddressQuery } from '../../../hooks/use-address-query';
import { useHydrated } from '../../../hooks/use-hydrated';
import { readBriefPlan } from '../../../services/flows/chosen-plan';

/**
 * The plan that the brief is for. It is read when the page opens and when the address changes, because sending the brief
 * ends the state from which a just started trial is known.
 */
export const useBriefPlan = () => {
  const query = useAddressQuery();
  const isHydrated = useHydrated();
  const [plan, setPlan] = useState(() => (isHydrated ? readBriefPlan(query) : null));
  useEffect(() => setPlan(readBriefPlan(query)), [query]);
  return plan;
};
