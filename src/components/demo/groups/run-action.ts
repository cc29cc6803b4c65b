import { doubleClick, useAction } from '../../../hooks/use-action';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { failureMessage } from '../../feedback/failure-message';
import { deskState, groupButtonId } from '../desk-state';
import type { GroupProps } from './group-props';

/**
 * Runs an action of the desk, and shows the message that it is done, or why it failed. If its button is then disabled or gone, the
 * button of its group gets the focus.
 */
export const runAction = async (
  showMessage: GroupProps['showMessage'],
  action: () => void | Promise<void>,
  doneMessage = '',
): Promise<void> => {
  const { group } = deskState.read();
  moveFocusWhenRemoved(() => group && document.getElementById(groupButtonId(group)));
  try {
    await action();
    showMessage(doneMessage);
  } catch (error) {
    showMessage(failureMessage(error).description);
  }
};

/** The same for a button on which a double click must act once. */
export const useDeskAction = (showMessage: GroupProps['showMessage'], doneMessage: string) => {
  const [run] = useAction(async (action: () => Promise<void>) => {
    await runAction(showMessage, action, doneMessage);
    return 'stay';
  }, doubleClick);
  return run;
};
