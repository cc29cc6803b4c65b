import { type ReactNode, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { useHydrated } from '../../lib/use-hydrated';
import { Icon } from '../ui/icon';

type Props = {
  /** Accessible name of the list. */
  label: string;
  /** Its items, each a `li`. */
  children: ReactNode;
};

/**
 * A list that passes by, with a control that stops it. Without script, and with reduced motion, it stands still in as
 * many lines as it takes. The copies that close the circle are hidden from screen readers.
 */
export const Marquee = ({ label, children }: Props) => {
  const isHydrated = useHydrated();
  const [isPaused, setPaused] = useState(false);
  const copies = isHydrated ? [1, 2] : [];
  const row = 'flex shrink-0 items-center';
  return (
    <div className="relative flex">
      <div
        className={classNames(
          'marquee flex grow overflow-x-auto',
          isHydrated && 'marquee-runs',
          isPaused && 'marquee-paused',
        )}
      >
        <ul aria-label={label} className={row}>
          {children}
        </ul>
        {copies.map((copy) => (
          <ul key={copy} aria-hidden="true" className={classNames(row, 'marquee-copy')}>
            {children}
          </ul>
        ))}
      </div>
      {isHydrated && (
        <button
          type="button"
          className="marquee-control absolute inset-y-0 right-0 flex w-28 items-center justify-center gap-2 border-l bg-ground font-semibold text-sm hover:bg-fg hover:text-ground"
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} className="size-4" />
          {isPaused ? 'Play' : 'Pause'}
        </button>
      )}
    </div>
  );
};
