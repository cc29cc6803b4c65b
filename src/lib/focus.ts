import { isRecord } from './is-record';
import { anchorOf } from './links';

/**
 * A place is what is shown between two moves of the focus: a page, a step of a form, a view or a part that a link names. A
 * filter, sort, tab, plan, code or text changes the address of a place. Each entry of the history says which place it is of.
 */
type Entry = { key: string; state: unknown };

/** The place of an entry: the key of its first one. */
export const placeOf = ({ key, state }: Entry): string => (isRecord(state) && state.place ? String(state.place) : key);

/** The state for another address of the same place. It keeps what the entry knows: the page to return to, an order. */
export const sameState = (entry: Entry) => ({ ...(isRecord(entry.state) && entry.state), place: placeOf(entry) });

const focusOn = (target: HTMLElement | null | undefined): void => {
  if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
};

const pageHeading = (): HTMLElement | null => document.querySelector('main h1');

let isNextFromTop = false;

/** Shows the next place from its top, also on the way back. */
export const showNextFromTop = (): void => {
  isNextFromTop = true;
};

const smoothClass = 'scrolls-smoothly';

/** Makes the router's scroll to the next place smooth, by a class for the style sheet. */
export const scrollSmoothlyOnce = (): void => document.documentElement.classList.add(smoothClass);

/** Focuses what a fragment names, else the heading: that of a form's step, where only the step is another. */
export const focusPlace = (hash: string, isSamePage: boolean): void => {
  const step = isSamePage ? document.querySelector<HTMLElement>('main [data-step-heading]') : null;
  focusOn(anchorOf(hash) ?? step ?? pageHeading());
  if (isNextFromTop) window.scrollTo({ top: 0, behavior: 'instant' });
  isNextFromTop = false;
  document.documentElement.classList.remove(smoothClass);
};

/** For the first page, whose place the browser does not find if its script shows it. If it is scrolled, it was reloaded. */
export const focusLatePlace = (hash: string): void => {
  if (window.scrollY > 0 || document.querySelector(':target, :focus')) return;
  const target = anchorOf(hash);
  target?.scrollIntoView();
  focusOn(target);
};

export const focusPageHeading = (): void => {
  window.scrollTo(0, 0);
  focusOn(pageHeading());
};

/** How many frames to wait until the control is removed: a navigation or a write to storage may come first. */
const maxFrames = 60;

/** Call it when a control is pressed that the press removes. Without `findTarget`, or its element, the page's heading gets the focus. */
export const moveFocusWhenRemoved = (findTarget?: () => HTMLElement | null | undefined): void => {
  const pressed = document.activeElement;
  const check = (framesLeft: number) => {
    const { activeElement, body } = document;
    if (activeElement === body) focusOn(findTarget?.() ?? pageHeading());
    else if (activeElement === pressed && framesLeft > 0) requestAnimationFrame(() => check(framesLeft - 1));
  };
  requestAnimationFrame(() => check(maxFrames));
};

/** What had the focus before the first of the dialogs that follow one another. */
let beforeDialogs: Element | null = null;

/** What a dialog gives the focus back to. Call it when one opens. @returns gives it back; false if that is gone */
export const keepFocus = () => {
  const pressed = document.activeElement;
  if (pressed !== document.body && !pressed?.closest('[role=dialog]')) beforeDialogs = pressed;
  // A press may close one dialog and open the next, and what was pressed is gone with the first.
  const candidates = [pressed, beforeDialogs];
  return (): boolean => {
    beforeDialogs = null;
    const opener = candidates.find((one) => one?.isConnected && one !== document.body);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    return opener !== undefined || pressed === document.body;
  };
};
