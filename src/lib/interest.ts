/**
 * Whether the visitor has begun to use the page. Its HTML is whole from the start; what lies below the first screen or
 * opens on demand gets its script when the visitor rests after a first sign of use, or asks for it, not before.
 */
import { afterFrames } from './after-frames';

/** The next page's heading has this many frames to itself. */
const grace = 6;
/** A visitor who did nothing for this many frames has come to rest. Who never does is waited for no longer than `frameLimit`. */
const restFrames = 24;
const frameLimit = 72;
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

/** What in such a part leads nowhere else answers only with its script: a menu or button under the pointer, a button or field in use. */
const asksForScript = ({ type, target }: Event) => {
  if (/scroll|wheel/.test(type) || !(target instanceof Element) || !target.closest('[data-late]')) return false;
  return /move/.test(type) ? target.closest('[data-entry], button') : !target.closest('a');
};

let framesAtRest = 0;

/** Scrolling stays smooth, and a press that leads to another page need not wait for what this one would still do. */
const showInterestAtRest = async () => {
  for (let frame = 0; framesAtRest < restFrames && frame < frameLimit; frame += 1) {
    await afterFrames(1);
    framesAtRest += 1;
  }
  showInterest();
};

const onSign = (event: Event & Partial<PointerEvent>) => {
  // Browsers report a move of a pointer that rests where the page appears.
  if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
  framesAtRest = 0;
  if (asksForScript(event)) showInterest();
  if (isUsed) return;
  isUsed = true;
  void showInterestAtRest();
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

/** From now on `interest` waits for a sign of use, and `departure` for the first navigation: for a page that was rendered ahead. */
export const awaitInterest = (): void => {
  isUsed = false;
  used = signal();
  left = signal();
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
};

/** @returns a promise of the moment for the page's other scripts; already kept where nothing waits for it */
export const interest = (): Promise<void> => used.given;

/** @returns a promise that the first page is left; already kept where nothing waits for it */
export const departure = (): Promise<void> => left.given;

/** Whether the page is in use by now. */
export const hasInterest = (): boolean => isUsed;
