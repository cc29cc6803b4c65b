import { startTransition, useEffect, useState } from 'react';
import { afterFrames } from './after-frames';

/** The frame that shows a page's heading, and two that are left to the visitor. */
const grace = 3;

/**
 * For what a new page can do without at first: its heading is painted before.
 * @param atOnce it is wanted now
 * @returns whether it is due; true comes in small steps
 */
export const useAfterPaint = (atOnce = false): boolean => {
  const [isDue, setDue] = useState(atOnce);
  useEffect(() => {
    if (!isDue) void afterFrames(grace).then(() => startTransition(() => setDue(true)));
  }, [isDue]);
  return isDue;
};
