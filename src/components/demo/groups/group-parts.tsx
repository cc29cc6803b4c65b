import type { ReactElement } from 'react';
import { runAction } from '../../feedback/run-action';
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
export const runDeskAction = (
  showMessage: GroupProps['showMessage'],
  action: () => unknown,
  doneMessage: string | null = '',
): Promise<boolean> => {
  const { group } = deskState.read();
  return runAction(action, {
    ...(doneMessage !== null && { done: { title: doneMessage } }),
    focus: () => group && document.getElementById(groupButtonId(group)),
    tell: ({ title, description }) => showMessage(description ?? title),
    lock: 'desk',
  });
};
