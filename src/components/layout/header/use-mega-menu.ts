import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useListener, usePressOutside } from '../../../hooks/use-listener';
import { isModified } from '../../../lib/keys';

/**
 * Milliseconds. `opening`: a pointer that only crosses opens nothing. `switching`, `closing`: time for a diagonal movement.
 */
const wait = { opening: 80, switching: 220, closing: 320, clickAfterHover: 500 };

const step: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Opens at most one panel. @returns the open entry's id, the ref of the row, and the handlers of an entry's item, link and button */
export const useMegaMenu = () => {
  const [open, setOpen] = useState<string | null>(null);
  const root = useRef<HTMLUListElement>(null);
  const timer = useRef(0);
  const hovered = useRef({ id: '', at: 0 });
  const lastPointer = useRef('mouse');
  const { key } = useLocation();

  const later = (action: () => void, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(action, delay);
  };
  /** Whether hovering has just opened this entry, so that the press must not close it; true for one press only. */
  const takeJustOpened = (id: string) => {
    const { id: hoveredId, at } = hovered.current;
    hovered.current = { id: '', at: 0 };
    return hoveredId === id && performance.now() - at < wait.clickAfterHover;
  };
  const show = (id: string | null) => {
    window.clearTimeout(timer.current);
    setOpen(id);
  };

  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(null);
  }

  // Before hydration, hover or focus may have opened a panel by CSS already; it stays open.
  useLayoutEffect(() => {
    const id = root.current?.querySelector<HTMLElement>('[data-entry]:is(:hover, :focus-within)')?.dataset.entry;
    if (!id) return;
    hovered.current = { id, at: performance.now() };
    setOpen(id);
  }, []);

  const closeOnEscape = ({ key: pressed }: { key: string }) => {
    if (pressed !== 'Escape') return;
    const item = document.activeElement?.closest('li[data-entry]');
    setOpen(null);
    item?.querySelector('button')?.focus();
  };
  usePressOutside(root, () => setOpen(null), open !== null);
  useListener('keydown', closeOnEscape, { isOn: open !== null });

  const itemProps = (id: string) => ({
    'data-entry': id,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      if (open === id) return window.clearTimeout(timer.current);
      later(
        () => {
          hovered.current = { id, at: performance.now() };
          setOpen(id);
        },
        open ? wait.switching : wait.opening,
      );
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') later(() => setOpen(null), wait.closing);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      lastPointer.current = pointerType;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen((now) => (now === id ? null : now));
    },
    onKeyDown: (event: KeyboardEvent<HTMLLIElement>) => {
      const move = step[event.key];
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-panel] a')];
      if (!move || isModified(event) || links.length === 0) return;
      const focused = document.activeElement;
      const index = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
      if (index < 0 && event.key !== 'ArrowDown') return;
      event.preventDefault();
      show(id);
      const next = move(index, links.length - 1);
      const target = next < 0 ? event.currentTarget.querySelector('button') : links[next];
      // Focus can move only after the next render, which shows the panel.
      requestAnimationFrame(() => target?.focus());
    },
  });

  /** On touch, the first tap opens the panel and the second follows the link; any other click follows the link at once. */
  const linkProps = (id: string) => ({
    onClick: (event: MouseEvent) => {
      // A tap before hydration had no `pointerdown` handler; the click event itself has the pointer type.
      const { pointerType = lastPointer.current } = event.nativeEvent as globalThis.PointerEvent;
      const isTouch = pointerType === 'touch' && event.detail > 0;
      // A panel that is about to open would open on the next page.
      if (!isTouch || (open === id && !takeJustOpened(id))) return window.clearTimeout(timer.current);
      event.preventDefault();
      show(id);
    },
  });

  const buttonProps = (id: string) => ({
    'aria-expanded': open === id,
    onClick: () => show(open === id && !takeJustOpened(id) ? null : id),
  });

  return { open, root, itemProps, linkProps, buttonProps };
};
