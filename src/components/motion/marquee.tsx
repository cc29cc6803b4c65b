import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { Icon } from '../ui/icon';

type Props = {
  /** Accessible name of the list. */
  label: string;
  /** Its items, each a `li`. */
  children: ReactNode;
};

/**
 * A list that passes by, with a control that stops it: the style sheet moves it, script only stops it. Without script, and
 * with reduced motion, it stands still in as many lines as it takes. The copies that close the circle are hidden from
 * screen readers.
 */
export const Marquee = ({ label, children }: Props) => {
  const [isPaused, setPaused] = useState(false);
  const row = 'flex shrink-0 items-center';
  return (
    <div className="relative flex">
      <div className={classNames('marquee flex grow', isPaused && 'marquee-paused')}>
        <ul aria-label={label} className={row}>
          {children}
        </ul>
        {[1, 2].map((copy) => (
          <ul key={copy} aria-hidden="true" className={classNames(row, 'marquee-copy')}>
            {children}
          </ul>
        ))}
      </div>
      <button
        type="button"
        className="marquee-control flex items-center justify-center gap-2 border-l font-semibold text-sm"
        onClick={() => setPaused(!isPaused)}
      >
        <Icon icon={isPaused ? Play : Pause} className="size-4" />
        {isPaused ? 'Play' : 'Pause'}
      </button>
    </div>
  );
};
