import type { Property } from './moment';

const presses: readonly string[] = ['follow a link', 'press a button', 'type', 'send', 'sign in', 'log out'];

const newsletterSays = /Subscribing\.\.\.|Thanks for subscribing/;

/** After a press the focus is somewhere, and while something runs it does not get lost. A dialog gives it back to what had it. */
export const focusIsNotLost: Property = ({ command, before, now, isNewDocument, memory }) => {
  const hadFocus = presses.includes(command) || before.focus !== 'body';
  const hasClosedDialog = now.dialogs < before.dialogs && memory.focusBelowDialog === 'body';
  // In another width a control may make room for another one.
  if (['back', 'forward', 'other tab', 'resize'].includes(command) || !hadFocus || hasClosedDialog || isNewDocument)
    return null;
  return now.focus === 'body' && !newsletterSays.test(now.text) ? 'nothing has the focus' : null;
};
