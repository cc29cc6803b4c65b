import { Description } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

type Props = {
  isOpen: boolean;
  question: string;
  /** What exactly will happen. */
  detail: ReactNode;
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A confirmation before an action that cannot be undone. */
export const ConfirmDialog = ({ isOpen, question, detail, confirm, onConfirm, onCancel }: Props) => (
  <Dialog
    isOpen={isOpen}
    onClose={onCancel}
    closeLabel="Cancel"
    title={question}
    actions={
      // The second click of a double click would answer the question that follows.
      <Button tone="danger" onClick={({ detail }) => detail < 2 && onConfirm()}>
        {confirm}
      </Button>
    }
  >
    <Description>{detail}</Description>
  </Dialog>
);
