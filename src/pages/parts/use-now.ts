import { useEffect, useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { now } from '../../services/clock';
import { useStored } from '../../storage/use-stored';
import { demoSteering } from '../../storage/visitor-keys';

const interval = 60_000;

/**
 * The time by the demo's clock, for dates and days on a page that may stay open overnight: read every minute, when the tab
 * is seen again, and when that clock is moved. Null in prerendered HTML and during hydration only: a page that is gone back to
 * has its full height at once, so that its scroll position can be restored.
 */
export const useNow = (): Date | null => {
  const { clockOffset } = useStored(demoSteering);
  const isHydrated = useHydrated();
  const [time, setTime] = useState(() => (isHydrated ? now() : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock reads the offset itself
  useEffect(() => {
    const read = () => setTime(now());
    read();
    const timer = setInterval(read, interval);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [clockOffset]);
  return time;
};
