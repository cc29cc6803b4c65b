import { failureMessage } from '../../feedback/failure-message';
import type { GroupProps } from './group-props';

/** Runs an action of the desk, and shows the message that it is done, or why it failed. */
export const runAction = async (
  showMessage: GroupProps['showMessage'],
  action: () => void | Promise<void>,
  doneMessage = '',
): Promise<void> => {
  try {
    await action();
    showMessage(doneMessage);
  } catch (error) {
    showMessage(failureMessage(error).description);
  }
};
