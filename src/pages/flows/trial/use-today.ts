import { useEffect, useState } from 'react';
import { now } from '../../../services/clock';

/** The current date, read once after hydration; null in prerendered HTML and during hydration. */
export const useToday = (): Date | null => {
  const [today, setToday] = useState<Date | null>(null);
  useEffect(() => setToday(now()), []);
  return today;
};
