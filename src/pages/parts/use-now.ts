import { useEffect, useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { now } from '../../services/clock';
import { useStored } from '../../storage/use-stored';
import { demoSteering } from '../../storage/visitor-keys';

const interval = 60_000;

/** The time by the demo's clock, kept up to date. Null in prerendered HTML and during hydration only, for the scroll position. */
export const useNow = (): Date | null => {
  const { clockOffset } = useStored(demoSteering);
  const isHydrated = useHydrated();
  const [time, setTime] = useState(() => (isHydrated ? now() : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: without the offset, a clock that is moved at the desk would be shown a minute later
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
