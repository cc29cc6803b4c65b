export const pageHeading = (): HTMLElement | null => {
  const found = document.querySelector<HTMLElement>('main h1');
  if (found && !found.hasAttribute('tabindex')) found.setAttribute('tabindex', '-1');
  return found;
};

export const focusPageHeading = (): void => {
  window.scrollTo(0, 0);
  pageHeading()?.focus({ preventScroll: true });
};

/** How many frames to wait until the control is removed: a navigation or a write to storage may come first. */
const maxFrames = 60;

/** Call it when a control is pressed that the press removes. Without `findTarget`, or its element, the page's heading gets the focus. */
export const moveFocusWhenRemoved = (findTarget?: () => HTMLElement | null | undefined): void => {
  const pressed = document.activeElement;
  let frames = 0;
  const check = () => {
    frames += 1;
    const { activeElement, body } = document;
    if (activeElement === body) (findTarget?.() ?? pageHeading())?.focus({ preventScroll: true });
    else if (activeElement === pressed && frames < maxFrames) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
};
