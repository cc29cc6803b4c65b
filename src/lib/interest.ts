/**
 * Whether the visitor has begun to use the page. Its HTML is whole from the start; what lies below the first screen or
 * opens on demand gets its script at the first sign of use, not before.
 */
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

const onSign = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) => {
  // Browsers report a move of a pointer that rests where the page appears.
  if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) showInterest();
};

/** Takes the page as used. */
export const showInterest = (): void => {
  isUsed = true;
  for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
  used.give();
};

/** Takes the page as left for another one: all of it is wanted, or it cannot change. */
export const leaveFirstPage = (): void => {
  showInterest();
  left.give();
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
