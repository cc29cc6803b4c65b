import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useListener } from '../../hooks/use-listener';
import { classNames } from '../../lib/class-names';

/** Milliseconds before a tooltip opens, and how long after one has closed the next opens without that delay. */
const openDelay = 700;
const skipDelay = 300;
let lastClosed = Number.NEGATIVE_INFINITY;

type Props = {
  text: string;
  children: ReactNode;
  /** On which side of the control; below by default. */
  side?: 'below' | 'above';
};

/** A tooltip with the name of an icon button. It repeats the accessible name, so it is no accessible description. */
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

  useListener('keydown', ({ key }) => key === 'Escape' && setOpen(false), { isOn: isOpen });

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
