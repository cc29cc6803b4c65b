import { type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { wideQuery } from '../../lib/use-wide';

/** From the last element Tab leads to the first, and back. */
const keepInside = (container: Element, event: KeyboardEvent) => {
  const reachable = [...container.querySelectorAll<HTMLElement>('a, button')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const [edge, other] = event.shiftKey ? [reachable.at(0), reachable.at(-1)] : [reachable.at(-1), reachable.at(0)];
  if (document.activeElement !== edge && container.contains(document.activeElement)) return;
  event.preventDefault();
  other?.focus();
};

const isShown = (menu: HTMLElement | null): menu is HTMLElement => menu?.matches(':popover-open') ?? false;

/**
 * The narrow header's menu, a native popover: its button opens and closes it without script. With script the page behind
 * it is locked and out of reach, focus stays in the header, and Escape, every navigation and a wide window close it.
 * @returns the refs of button and menu, whether it is open, and the handler of the menu
 */
export const useMobileMenu = () => {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();

  const close = useCallback(() => {
    if (isShown(menu.current)) menu.current.hidePopover();
    setOpen(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes
  useEffect(() => {
    setOpen(isShown(menu.current));
    return close;
  }, [key, close]);

  // Always: the element tells a moment late that it was opened.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShown(menu.current)) return;
      const header = menu.current.closest('header');
      if (event.key === 'Escape') {
        close();
        button.current?.focus();
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
    const header = menu.current?.closest('header');
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

  const onToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');

  return { button, menu, isOpen, onToggle };
};
