import type { FocusEvent } from 'react';

/**
 * For a strip that scrolls sideways: brings what the keyboard has led to into view, whole. Browsers leave it where it is
 * as long as any of it shows, or while the strip scrolls. Not for a press, which must not move what is under it.
 */
export const showFocused = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
};
