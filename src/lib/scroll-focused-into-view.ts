import type { FocusEvent } from 'react';

/**
 * Focus handler for a container that scrolls sideways: scrolls an element that got keyboard focus fully into view, which
 * browsers do not do if part of it is visible. A mouse press scrolls nothing, because the content must not move under it.
 */
export const scrollFocusedIntoView = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
};
