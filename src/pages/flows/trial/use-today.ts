import { useEffect, useState } from 'react';
import { now } from '../../../services/clock';
import { useStored } from '../../../storage/use-stored';
import { demoSteering } from '../../../storage/visitor-keys';

/** The date when the page was hydrated, by the demo's clock. Null in the rendered HTML and the first render, which must agree with it. */
export const useToday = (): Date | null => {
  const { clockOffset } = useStored(demoSteering);
  const [today, setToday] = useState<Date | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock reads the offset itself
  useEffect(() => setToday(now()), [clockOffset]);
  return today;
};
