const inputEvents = ['pointerdown', 'keydown', 'scroll'];

/**
 * Waits until the visitor has not pressed or scrolled anything for a while.
 * @param pause how long, in milliseconds
 */
export const untilInputPauses = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(end, pause);
    };
    const end = () => {
      for (const type of inputEvents) removeEventListener(type, restart, { capture: true });
      resolve();
    };
    let timer = setTimeout(end, pause);
    for (const type of inputEvents) addEventListener(type, restart, { capture: true, passive: true });
  });
