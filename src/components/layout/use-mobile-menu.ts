import { useEffect, useRef, useState } from 'react';
import { handFocusOn } from '../../lib/hand-focus-on';
import { wideQuery } from '../../lib/use-wide';
import { useVisit } from './here';

/**
 * Whether the narrow header's menu is open: every navigation and a wide window close it.
 * @returns the state, its setter, and what to do with the focus when the menu has closed
 */
export const useMobileMenu = () => {
  const visit = useVisit();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const lastOpenOn = useRef(visit);
  const isOpen = openOn === visit;
  // For good: Back would lead to the visit that it was open on.
  if (openOn !== null && !isOpen) setOpenOn(null);

  useEffect(() => {
    if (!isOpen) return;
    const query = wideQuery();
    const close = () => setOpenOn(null);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [isOpen]);

  const setOpen = (open: boolean) => {
    lastOpenOn.current = visit;
    setOpenOn(open ? visit : null);
  };

  /** After a navigation the focus is the page's; otherwise Radix gives it back to the button. */
  const onCloseAutoFocus = (event: Event) => {
    if (lastOpenOn.current === visit) return;
    event.preventDefault();
    handFocusOn();
  };
  return { isOpen, setOpen, onCloseAutoFocus };
};
