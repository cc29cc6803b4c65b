import { useCallback, useEffect, useRef, useState } from 'react';
import { wideQuery } from '../../lib/use-wide';
import { useVisit } from './here';

/** From the last element Tab leads to the first, and back. */
const keepInside = (container: Element, event: KeyboardEvent) => {
  const reachable = [...container.querySelectorAll<HTMLElement>('a, button, summary')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const [edge, other] = event.shiftKey ? [reachable.at(0), reachable.at(-1)] : [reachable.at(-1), reachable.at(0)];
  if (document.activeElement !== edge && container.contains(document.activeElement)) return;
  event.preventDefault();
  other?.focus();
};

/**
 * The narrow header's menu, a native `details` element: it opens without script. With script the page behind it is
 * locked and out of reach, focus stays in the header, and Escape, every navigation and a wide window close it.
 * @returns the ref of the `details`, whether it is open, and the handler of the `details`
 */
export const useMobileMenu = () => {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const key = useVisit();

  const close = useCallback(() => {
    if (details.current) details.current.open = false;
    setOpen(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes
  useEffect(() => {
    setOpen(details.current?.open ?? false);
    return close;
  }, [key, close]);

  // Always: the element tells a moment late that it was opened.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { current } = details;
      if (!current?.open) return;
      const header = current.closest('header');
      if (event.key === 'Escape') {
        close();
        current.querySelector('summary')?.focus();
      }
      if (event.key === 'Tab' && header) keepInside(header, event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [close]);

  useEffect(() => {
    if (!isOpen) return;
    const query = wideQuery();
    // It was opened before anybody listened, by a press without script even, and the window may be wide since.
    if (query.matches) return close();
    const header = details.current?.closest('header');
    const others = [...(header?.parentElement?.children ?? [])].filter((element) => element !== header);
    document.documentElement.classList.add('is-locked');
    for (const element of others) element.toggleAttribute('inert', true);
    query.addEventListener('change', close);
    return () => {
      document.documentElement.classList.remove('is-locked');
      for (const element of others) element.removeAttribute('inert');
      query.removeEventListener('change', close);
    };
  }, [isOpen, close]);

  const onToggle = () => setOpen(details.current?.open ?? false);

  return { details, isOpen, onToggle };
};
