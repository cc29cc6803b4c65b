/** What had the focus before the first of the dialogs that follow one another. */
let beforeDialogs: Element | null = null;

const isInPage = (element: Element | null) => element !== document.body && !element?.closest('[role=dialog]');

/** What a dialog gives the focus back to. Call it when one opens. @returns gives it back; false if that is gone */
export const keepFocus = () => {
  const pressed = document.activeElement;
  if (isInPage(pressed)) beforeDialogs = pressed;
  // A press may close one dialog and open the next, and what was pressed is gone with the first.
  const candidates = [pressed, beforeDialogs];
  return (): boolean => {
    beforeDialogs = null;
    const opener = candidates.find((one) => one?.isConnected && one !== document.body);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    return opener !== undefined || pressed === document.body;
  };
};
