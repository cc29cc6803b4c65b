import { useCallback, useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../../hooks/use-hydrated';
import { placeOf } from '../../../lib/focus';
import { onlyValue } from '../../../lib/links';

export const stepFromQuery = (query: URLSearchParams, last: number): number => {
  const given = onlyValue(query, 'step') ?? '';
  const step = /^\d$/.test(given) ? Number(given) : 1;
  return step >= 1 && step <= last ? step : 1;
};

export const useStepHref = (): ((step: number) => string) => {
  const query = useAddressQuery();
  const { pathname } = useLocation();
  return useCallback(
    (step) => {
      const next = new URLSearchParams(query);
      next.set('step', String(step));
      return createPath({ pathname, search: next.toString() });
    },
    [query, pathname],
  );
};

/** A wizard's step in the address. @param allowed the last step that may be shown; null: not known yet; 'last': while it is sent */
export const useStep = (last: number, allowed: number | 'last' | null, onRefused: (shown: number) => void) => {
  const navigate = useNavigate();
  const stepHref = useStepHref();
  const requested = stepFromQuery(useAddressQuery(), last);
  const step = allowed === 'last' ? last : Math.min(requested, allowed ?? 1);
  const onRefusal = useEffectEvent(onRefused);
  const place = placeOf(useLocation());

  useEffect(() => {
    if (typeof allowed !== 'number' || requested === step) return;
    // The place stays: the refusal moves the focus to what is missing.
    navigate(stepHref(step), { replace: true, state: { place } });
    onRefusal(step);
  }, [allowed, requested, step, stepHref, navigate, place]);

  const goTo = useCallback((next: number) => navigate(stepHref(next)), [stepHref, navigate]);
  return [step, goTo] as const;
};
