import { useEffect, useState } from 'react';
import { now } from '../../../services/clock';

/** The visitor's clock when the page came to life. Null in the rendered HTML and the first render, which must agree with it. */
export const useToday = (): Date | null => {
  const [today, setToday] = useState<Date | null>(null);
  useEffect(() => setToday(now()), []);
  return today;
};
