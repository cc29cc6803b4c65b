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
  const isClosedByVisitor = useRef(false);
  const isOpen = openOn === visit;
  // Cleared, because Back returns to the visit on which the menu was open.
  if (openOn !== null && !isOpen) setOpenOn(null);

  /** Closes the menu when the visitor has not asked for that. */
  const close = () => setOpenOn(null);
  const setOpen = (open: boolean) => {
    isClosedByVisitor.current = !open;
    setOpenOn(open ? visit : null);
  };

  /** If the visitor closed the menu, focus returns to its button; after a navigation it moves to the page. */
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (isClosedByVisitor.current) button.current?.focus({ preventScroll: true });
    else moveFocusWhenRemoved();
  };
  return { button, isOpen, setOpen, close, onCloseAutoFocus };
};
