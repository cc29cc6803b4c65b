import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../../lib/use-address-query';

/** The step in the `step` parameter, from 1; step 1 if it is absent or invalid. */
export const stepFromQuery = (query: URLSearchParams, last: number): number => {
  const given = query.getAll('step');
  const step = given.length === 1 && /^\d$/.test(given[0] ?? '') ? Number(given[0]) : 1;
  return step >= 1 && step <= last ? step : 1;
};

/** The address of a step, relative to the current page. */
export const stepHref = (step: number): string => `?step=${step}`;

/**
 * The step of a wizard, kept in the address so that Back and Forward move one step.
 * @param allowed the last step that may be shown. While it is unknown (null), the first step is shown. While the form is sent
 *   ('last'), the last step is shown, whatever the address says.
 * @param onRefused called with the shown step if the address names a step that may not be shown
 * @returns the current step, from 1, and a function that navigates to another
 */
export const useStep = (last: number, allowed: number | 'last' | null, onRefused: (shown: number) => void) => {
  const navigate = useNavigate();
  const requested = stepFromQuery(useAddressQuery(), last);
  const step = allowed === 'last' ? last : Math.min(requested, allowed ?? 1);
  const onRefusal = useEffectEvent(onRefused);

  useEffect(() => {
    if (typeof allowed !== 'number' || requested === step) return;
    navigate(stepHref(step), { replace: true });
    onRefusal(step);
  }, [allowed, requested, step, navigate]);

  const goTo = useCallback((next: number) => navigate(stepHref(next)), [navigate]);
  return [step, goTo] as const;
};
