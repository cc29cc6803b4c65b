import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names';

/** Milliseconds a pointer rests before a tooltip opens, and for how long after one closed the next opens at once. */
const openDelay = 700;
const skipDelay = 300;
let lastClosed = Number.NEGATIVE_INFINITY;

type Props = {
  /** The accessible name of the control, shown to those who see only its icon. */
  text: string;
  children: ReactNode;
  /** On which side of the control; below by default. */
  side?: 'below' | 'above';
};

/** Shows an icon's name to pointer and keyboard. It repeats the control's own name, so it does not describe it besides. */
export const Tooltip = ({ text, children, side = 'below' }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef(0);

  const open = () => setOpen(true);
  const close = () => {
    window.clearTimeout(timer.current);
    if (isOpen) lastClosed = performance.now();
    setOpen(false);
  };
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(open, performance.now() - lastClosed < skipDelay ? 0 : openDelay);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the control inside
    <span
      className="relative inline-flex"
      onPointerEnter={onPointerEnter}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
    >
      {children}
      {isOpen && (
        <span
          role="tooltip"
          className={classNames('absolute right-0 z-10 w-max', side === 'below' ? 'top-full pt-1' : 'bottom-full pb-1')}
        >
          <span className="block bg-fg px-2.5 py-1.5 font-semibold text-ground text-xs">{text}</span>
        </span>
      )}
    </span>
  );
};
