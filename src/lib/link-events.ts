/** The link that an event's target is in, or null. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Whether a click follows the link in this tab, without a modifier key that opens a new tab or window, or downloads. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
