export const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData || window.matchMedia('(prefers-reduced-data: reduce)').matches;
};

/** What loads ahead when a control is pointed at or focused: nothing for visitors who save data. */
export const unlessSavingData = (load: () => unknown) => (): void => {
  if (!savesData()) load();
};

/** @param fallbackMs how long to wait in a browser without `requestIdleCallback`, in milliseconds */
export const whenIdle = (act: () => void, fallbackMs: number): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(act);
  else setTimeout(act, fallbackMs);
};

export const inputEvents = ['pointerdown', 'keydown', 'scroll'];

/** Waits until the visitor has pressed and scrolled nothing for `pause` milliseconds. */
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
