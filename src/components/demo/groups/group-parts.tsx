import type { ReactElement } from 'react';
import { useAction } from '../../../hooks/use-action';
import { doubleClick } from '../../../lib/double-click';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { failureMessage } from '../../feedback/failure-message';
import { deskState, groupButtonId } from '../desk-state';

type Props = { onPress: () => void; isBusy?: boolean; title: ReactElement; text: string };

export const PressRow = ({ onPress, isBusy = false, title, text }: Props) => (
  <button
    type="button"
    {...(isBusy && { 'aria-disabled': true })}
    onClick={onPress}
    className="grid w-full gap-0.5 border border-fg bg-ground-raised px-3 py-2.5 text-left hover:bg-fg hover:text-ground"
  >
    {title}
    <span className="text-sm">{text}</span>
  </button>
);

export type GroupProps = {
  showMessage: (text: string) => void;
  /** Called after an action on the page. Closes the desk if it covers the page. */
  onLeave: () => void;
};

/** Shows that the action is done, or why it failed. If its button is then gone, the button of its group gets the focus. */
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
