/**
 * Calls back when the browser is idle (`requestIdleCallback`).
 * @param otherwiseMs how long to wait instead in a browser without that function, in milliseconds
 */
export const whenIdle = (act: () => void, otherwiseMs: number): void => {
  if (window.requestIdleCallback) window.requestIdleCallback(act);
  else setTimeout(act, otherwiseMs);
};
