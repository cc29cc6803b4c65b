const heading = (): HTMLElement | null => {
  const found = document.querySelector<HTMLElement>('main h1');
  if (found && !found.hasAttribute('tabindex')) found.setAttribute('tabindex', '-1');
  return found;
};

/** Frames to wait for a control to go: it may take a navigation or a write to storage. */
const frameLimit = 60;

/**
 * For a control that disappears when it is pressed: once it is gone, whoever works by keyboard goes on from what `find`
 * gives, the page's heading by default, and is not thrown back to the start of the page.
 */
export const handFocusOn = (find: () => HTMLElement | null | undefined = heading): void => {
  const pressed = document.activeElement;
  let frames = 0;
  const look = () => {
    frames += 1;
    const { activeElement, body } = document;
    if (activeElement === body) find()?.focus({ preventScroll: true });
    else if (activeElement === pressed && frames < frameLimit) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
