import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** For `dangerouslySetInnerHTML`: React takes the element over with all that the page's HTML has in it, and looks at none of it. */
export const asInHtml = { __html: '' };

/**
 * For large drawings that never change: whether the page's HTML has this one already, so that script need neither draw it
 * anew nor compare it line by line.
 * @returns true on an element that is being taken over from rendered HTML, for as long as it is there
 */
export const useDrawnAhead = (): boolean => {
  const [self] = useState({ isDrawn: false });
  const takeOver = () => {
    self.isDrawn = !import.meta.env.SSR;
    return self.isDrawn;
  };
  return useSyncExternalStore(never, () => self.isDrawn, takeOver);
};
