import { useAction } from '../../hooks/use-action';
import { moveFocusWhenRemoved } from '../../lib/focus';
import { type ToastMessage, toast } from '../ui/toast/toast';
import { failureMessage } from './failure-message';

type Tell = (message: ToastMessage, error?: unknown) => void;

type Texts = {
  /** What is told when it is done. `undo` is an act, too. */
  done?: Omit<ToastMessage, 'undo'> & { undo?: () => unknown };
  /** What gets the focus if the pressed control is removed; without an element, the page's heading. */
  focus?: () => HTMLElement | null | undefined;
  /** Where it is told: in a toast, or in a line of the page. */
  tell?: Tell;
  /** A press does nothing while an act with the same lock is under way. */
  lock?: string;
};

const locked = new Set<string>();

/** Carries out what a press asks for, and tells how it went. @returns whether it went through */
export const runAction = async (action: () => unknown, texts: Texts = {}): Promise<boolean> => {
  const { done, focus, tell = toast, lock = '' } = texts;
  if (locked.has(lock)) return false;
  if (lock) locked.add(lock);
  try {
    if (focus) moveFocusWhenRemoved(focus);
    await action();
    const undo = done?.undo;
    if (done) tell({ ...done, undo: undo && (() => void runAction(undo, { tell })) });
    return true;
  } catch (error) {
    tell(failureMessage(error), error);
    return false;
  } finally {
    locked.delete(lock);
  }
};

/** The same for a control that shows that it is busy. */
export const useRunAction = <Input = void>(action: (input: Input) => unknown, texts?: Texts) =>
  useAction(async (input: Input) => {
    await runAction(() => action(input), texts);
  });
