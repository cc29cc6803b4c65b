import { leaveTexts } from '../../../content/flows/leave-question';
import { ConfirmDialog } from '../../ui/confirm-dialog';

/** Loaded once a file is attached. */
export const LeaveQuestion = (props: { isOpen: boolean; onLeave: () => void; onStay: () => void }) => (
  <ConfirmDialog
    isOpen={props.isOpen}
    question={leaveTexts.title}
    detail={leaveTexts.text}
    confirm={leaveTexts.leave}
    onConfirm={props.onLeave}
    onCancel={props.onStay}
  />
);
