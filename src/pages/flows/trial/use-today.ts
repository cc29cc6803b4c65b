import { useEffect, useState } from 'react';
import { now } from '../../../services/clock';
import { useStored } from '../../../storage/use-stored';
import { demoSteering } from '../../../storage/visitor-keys';

/** The current date by the demo's clock, read after hydration and when that clock is moved; null in prerendered HTML and during hydration. */
export const useToday = (): Date | null => {
  const { clockOffset } = useStored(demoSteering);
  const [today, setToday] = useState<Date | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock reads the offset itself
  useEffect(() => setToday(now()), [clockOffset]);
  return today;
};
