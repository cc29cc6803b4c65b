/**
 * Calls back when the browser has nothing better to do.
 * @param otherwiseMs how long to wait, in milliseconds, where the browser cannot tell
 */
export const whenIdle = (act: () => void, otherwiseMs: number): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(act);
  else setTimeout(act, otherwiseMs);
};
