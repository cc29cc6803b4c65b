import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';

type Props = {
  isOpen: boolean;
  question: string;
  /** What exactly will happen. */
  detail: ReactNode;
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question before an act that cannot be taken back, in the browser's own modal dialog. */
export const ConfirmDialog = ({ isOpen, question, detail, confirm, onConfirm, onCancel }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => isOpen && onCancel()}
      className="on-paper m-auto max-w-lg border-4 border-fg p-8 backdrop:bg-ink/60"
    >
      <div className="grid gap-5">
        <h2 id={id} className="text-heading">
          {question}
        </h2>
        <p>{detail}</p>
        <div className="flex flex-wrap gap-3">
          <Button tone="danger" onClick={onConfirm}>
            {confirm}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </div>
    </dialog>
  );
};
