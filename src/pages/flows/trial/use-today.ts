import { useEffect, useState } from 'react';

/** The visitor's clock when the page came to life. Null in the rendered HTML and the first render, which must agree with it. */
export const useToday = (): Date | null => {
  const [today, setToday] = useState<Date | null>(null);
  useEffect(() => setToday(new Date()), []);
  return today;
};
