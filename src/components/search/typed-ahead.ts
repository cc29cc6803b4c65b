import { isComposing, isModified } from '../../lib/keys';

/** For how long typing waits for the dialog, in milliseconds. On a dead network it is the page's again. */
const longest = 3000;

let typed = '';
let stop = (): void => {};

/** Takes what is typed until the dialog has the focus: it would fill or press the control that has the focus now. */
export const takeTyping = (): void => {
  endTyping();
  const taking = new AbortController();
  stop = () => taking.abort();
  const options = { capture: true, signal: taking.signal };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isModified(event) || isComposing(event) || (key.length > 1 && key !== 'Backspace' && key !== 'Enter')) return;
    event.preventDefault();
    if (key !== 'Enter') typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
  };
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('focusin', stop, options);
  document.addEventListener('pointerdown', stop, options);
  setTimeout(stop, longest);
};

/** @returns what was typed since the dialog was asked for, once */
export const endTyping = (): string => {
  stop();
  const text = typed;
  typed = '';
  return text;
};
