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
 * @param allowed the last step that may be shown; null while that is unknown, which shows the first; 'last' shows the last
 * step whatever the address says, while the form is sent
 * @param onRefused is called with the shown step if the address has one that may not be shown
 * @returns the current step, from 1, and a function that navigates to another
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
