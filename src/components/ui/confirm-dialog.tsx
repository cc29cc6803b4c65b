import { Description } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useAction } from '../../hooks/use-action';
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
  const [confirmOnce] = useAction(async () => {
    onConfirm();
    return 'left';
  });
  return (
    // The second click of a double click would answer a question that follows in the same place.
    <Button tone="danger" actsOnce onClick={() => confirmOnce()}>
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
