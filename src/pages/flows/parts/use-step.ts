import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../../lib/use-address-query';

/** The step that `?step=` names, from 1; absent or anything else is step 1. */
export const stepFromQuery = (query: URLSearchParams, last: number): number => {
  const given = query.getAll('step');
  const step = given.length === 1 && /^\d$/.test(given[0] ?? '') ? Number(given[0]) : 1;
  return step >= 1 && step <= last ? step : 1;
};

/** The address of a step on the page in view. */
export const stepHref = (step: number): string => `?step=${step}`;

/**
 * The wizard's step, kept in the address so that Back and Forward move one step.
 * @param allowed the furthest step that may be shown; null while that is not known yet, which shows the first; 'last' holds
 * the last one in view whatever the address says, while its answers are sent
 * @param onRefused hears of a step that was asked for and may not be shown, with the one shown instead
 * @returns the step, from 1, and a function that goes to another
 */
export const useStep = (last: number, allowed: number | 'last' | null, onRefused: (shown: number) => void) => {
  const navigate = useNavigate();
  const asked = stepFromQuery(useAddressQuery(), last);
  const step = allowed === 'last' ? last : Math.min(asked, allowed ?? 1);
  const onRefusal = useEffectEvent(onRefused);

  useEffect(() => {
    if (typeof allowed !== 'number' || asked === step) return;
    navigate(stepHref(step), { replace: true });
    onRefusal(step);
  }, [allowed, asked, step, navigate]);

  const goTo = useCallback((next: number) => navigate(stepHref(next)), [navigate]);
  return [step, goTo] as const;
};
