import { Description } from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type Props = {
  isOpen: boolean;
  question: string;
  detail: ReactNode;
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
};

const ConfirmButton = ({ confirm, onConfirm }: Pick<Props, 'confirm' | 'onConfirm'>) => {
  // Not `useAction`: a form around it would count as being sent until the next page is there, also for who turns back.
  const isConfirmed = useRef(false);
  const confirmOnce = () => {
    if (!isConfirmed.current) onConfirm();
    isConfirmed.current = true;
  };
  return (
    // The second click of a double click would answer a question that follows in the same place.
    <Button tone="danger" actsOnce onClick={confirmOnce}>
      {confirm}
    </Button>
  );
};

export const ConfirmDialog = ({ isOpen, question, detail, confirm, onConfirm, onCancel }: Props) => (
  <Dialog
    isOpen={isOpen}
    onClose={onCancel}
    closeLabel="Cancel"
    title={question}
    actions={
      // Another question has another button, which was not pressed yet.
      <ConfirmButton key={question} {...{ confirm, onConfirm }} />
    }
  >
    <Description>{detail}</Description>
  </Dialog>
);
