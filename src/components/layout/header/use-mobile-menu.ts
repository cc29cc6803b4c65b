import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';

/**
 * State of the narrow header's menu; every navigation closes it.
 * @returns the ref of the button that opens it, whether it is open, the setter, a function that closes it when the visitor
 * has not asked for that, and the handler for Radix's `onCloseAutoFocus`
 */
export const useMobileMenu = () => {
  const button = useRef<HTMLButtonElement>(null);
  const { key: visit } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isPutAway = useRef(false);
  const isOpen = openOn === visit;
  // For good: Back would lead to the visit that it was open on.
  if (openOn !== null && !isOpen) setOpenOn(null);

  /** For another reason than that the visitor put it away. */
  const close = () => setOpenOn(null);
  const setOpen = (open: boolean) => {
    isPutAway.current = !open;
    setOpenOn(open ? visit : null);
  };

  /** The focus is the button's again for a visitor who put the menu away; after a navigation it is the page's. */
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (isPutAway.current) button.current?.focus({ preventScroll: true });
    else moveFocusWhenRemoved();
  };
  return { button, isOpen, setOpen, close, onCloseAutoFocus };
};
