import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUrlState } from '../../../hooks/use-url-state';
import { onlyValue } from '../../../lib/links';

export const stepFromQuery = (query: URLSearchParams, last: number): number => {
  const given = onlyValue(query, 'step') ?? '';
  return new RegExp(`^[1-${last}]$`).test(given) ? Number(given) : 1;
};

/** A wizard's step in the address. @param allowed the last step that may be shown; null: not known yet; 'last': while it is sent */
export const useStep = (last: number, allowed: number | 'last' | null, onRefused: (shown: number) => void) => {
  const navigate = useNavigate();
  const [query, update] = useUrlState();
  const requested = stepFromQuery(query, last);
  const step = allowed === 'last' ? last : Math.min(requested, allowed ?? 1);
  const isRefused = typeof allowed === 'number' && requested !== step;
  const refuse = useEffectEvent(() => {
    // The place stays: the refusal moves the focus to what is missing.
    update({ step: String(step) });
    onRefused(step);
  });
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);

  const linkTo = (next: number) => {
    const other = new URLSearchParams(query);
    other.set('step', String(next));
    return `?${other}`;
  };
  return { step, linkTo, goTo: (next: number) => navigate(linkTo(next)) };
};
