import { Pause, Play } from 'lucide-react';
import { type FocusEvent, type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { watchInView } from '../../lib/in-view';
import { Icon } from '../ui/icon';

type Props = {
  label: string;
  /** The items, each a `li` with a link. The links of a copy get `tabIndex={-1}`. */
  children: (isCopy: boolean) => ReactNode;
};

/** A press takes no focus, which would move the list under the pointer before the click, or give the focus to a hidden copy. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
const scrollIntoView = ({ target }: FocusEvent) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
const scrollBack = ({ currentTarget }: FocusEvent) =>
  currentTarget.parentElement?.scrollTo({ left: 0, behavior: 'instant' });

/**
 * Moves sideways without end, by CSS. While a link has the focus, it stands at its beginning. Screen readers skip the copies,
 * which come with the first look at whether it is in view: the HTML is smaller without them. Until then it can be scrolled.
 */
export const Marquee = ({ label, children }: Props) => {
  const [isPaused, setPaused] = useState(false);
  const [isInView, setInView] = useState<boolean>();
  // Browsers go on drawing frames for an animation that is out of view, while other work waits.
  const watch = useCallback(
    (list: HTMLElement | null) =>
      list ? watchInView(list, 0, ({ isIntersecting }) => setInView(isIntersecting)) : undefined,
    [],
  );
  const row = 'flex shrink-0 items-center';
  return (
    <div className="relative flex max-sm:flex-col">
      <div
        ref={watch}
        className={classNames(
          'marquee flex grow',
          isInView === undefined && 'marquee-alone',
          (isPaused || !isInView) && 'marquee-paused',
        )}
      >
        <ul aria-label={label} className={row} onMouseDown={keepFocus} onFocus={scrollIntoView} onBlur={scrollBack}>
          {children(false)}
        </ul>
        {isInView !== undefined &&
          [1, 2].map((copy) => (
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
