import { Pause, Play } from 'lucide-react';
import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { scrollFocusedIntoView, watchInView } from '../../lib/in-view';
import { Icon } from '../ui/icon';

type Props = {
  /** Accessible name of the list. */
  label: string;
  /** The items, each a `li` with a link. The links of a copy get `tabIndex={-1}`. */
  children: (isCopy: boolean) => ReactNode;
};

/** Keeps the focus where it is: a copy is hidden from screen readers, and must not have it. A click follows the link all the same. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
/** Undoes the scrolling that brought the focused link into view. */
const scrollBack = ({ currentTarget }: FocusEvent) =>
  currentTarget.parentElement?.scrollTo({ left: 0, behavior: 'instant' });

/**
 * A list that moves sideways without end, with a button that pauses it: a CSS animation that script only pauses. Without
 * script, and with reduced motion, the list does not move and wraps into several lines. While a link has keyboard focus, the
 * list stands at its beginning. The copies that make the movement seamless are hidden from screen readers, and cannot be
 * selected, so that each name is copied once.
 */
export const Marquee = ({ label, children }: Props) => {
  const [isPaused, setPaused] = useState(false);
  const [isInView, setInView] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  // Browsers go on drawing frames for an animation that is out of view, while other work waits.
  useEffect(() => {
    if (list.current) return watchInView(list.current, 0, ({ isIntersecting }) => setInView(isIntersecting));
  }, []);
  const row = 'flex shrink-0 items-center';
  return (
    <div className="relative flex">
      <div ref={list} className={classNames('marquee flex grow', (isPaused || !isInView) && 'marquee-paused')}>
        <ul aria-label={label} className={row} onFocus={scrollFocusedIntoView} onBlur={scrollBack}>
          {children(false)}
        </ul>
        {[1, 2].map((copy) => (
          <ul
            key={copy}
            aria-hidden="true"
            className={classNames(row, 'marquee-copy select-none')}
            onMouseDown={keepFocus}
          >
            {children(true)}
          </ul>
        ))}
      </div>
      <button
        type="button"
        className="marquee-control flex items-center justify-center gap-2 border-l font-semibold text-sm"
        onClick={() => setPaused(!isPaused)}
      >
        <Icon icon={isPaused ? Play : Pause} className="size-4" />
        <span>{isPaused ? 'Play' : 'Pause'}</span>
        <span className="sr-only"> the client list</span>
      </button>
    </div>
  );
};
