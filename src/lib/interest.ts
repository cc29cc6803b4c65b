/**
 * Whether the visitor has begun to use the page. Its HTML is whole from the start; what lies below the first screen or
 * opens on demand gets its script at the first sign of use, not before.
 */
import { afterFrames } from './after-frames';

/** What the first use is followed by has this many frames to itself: a press that leads elsewhere, and the next page's heading. */
const grace = 6;
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

const signal = () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
};

let used = signal();
let left = signal();
let isUsed = true;
used.give();
left.give();

/** What in such a part leads nowhere else answers only with its script: a menu's button, a field. */
const asksForScript = ({ type, target }: Event) =>
  !/move|scroll|wheel/.test(type) && target instanceof Element && target.closest('[data-late]') && !target.closest('a');

const onSign = (event: Event & Partial<PointerEvent>) => {
  // Browsers report a move of a pointer that rests where the page appears.
  if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
  if (asksForScript(event)) showInterest();
  if (isUsed) return;
  isUsed = true;
  void afterFrames(grace).then(showInterest);
};

/** Takes the page as used. */
export const showInterest = (): void => {
  isUsed = true;
  for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
  used.give();
};

/** Takes the page as left for another one, which is to be drawn first. */
export const leaveFirstPage = (): void => {
  isUsed = true;
  void afterFrames(grace).then(() => {
    showInterest();
    left.give();
  });
};

/** From now on `interest` waits for the first sign of use, and `departure` for the first navigation: for a page that was rendered ahead. */
export const awaitInterest = (): void => {
  isUsed = false;
  used = signal();
  left = signal();
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
};

/** @returns a promise of the first sign of use; already kept where nothing waits for one */
export const interest = (): Promise<void> => used.given;

/** @returns a promise that the first page is left; already kept where nothing waits for it */
export const departure = (): Promise<void> => left.given;

/** Whether the page is in use by now. */
export const hasInterest = (): boolean => isUsed;
