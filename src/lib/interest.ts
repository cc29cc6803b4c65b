/**
 * Whether the visitor has begun to use the page. Its HTML is whole from the start; what lies below the first screen or
 * opens on demand gets its script at the first sign of use, not before.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

let isShown = true;
let shown = Promise.resolve();
let resolve = () => {};

/** Takes the page as used: at the first sign, and when it is left for another one. */
export const showInterest = (): void => {
  isShown = true;
  for (const sign of signs) removeEventListener(sign, showInterest, { capture: true });
  resolve();
};

/** From now on, until the first sign of use, `interest` waits. For a page that was rendered ahead. */
export const awaitInterest = (): void => {
  isShown = false;
  shown = new Promise((done) => {
    resolve = done;
  });
  for (const sign of signs) addEventListener(sign, showInterest, { capture: true, passive: true });
};

/** @returns a promise of the first sign of use; already kept where nothing waits for one */
export const interest = (): Promise<void> => shown;

/** Whether the page is in use by now. */
export const hasInterest = (): boolean => isShown;
