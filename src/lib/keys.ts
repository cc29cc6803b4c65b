import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method, whose Enter ends a composition. In Safari it has `isComposing` false and code 229. */
export const isComposing = ({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Whether a key is pressed with Alt, Ctrl or Meta: Alt+← goes back, Ctrl+Home scrolls. Such keys are the browser's. */
export const isModified = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey;

/** Keeps arrows, Home and End with Alt, Ctrl or Meta from Radix, which takes them with any modifier. */
export const keepModifiedKeys = (event: KeyboardEvent): void => {
  if (isModified(event) && /^(Arrow|Home|End)/.test(event.key)) event.stopPropagation();
};
