import { useState } from 'react';
import { Button } from '../../components/ui/button';
import { ConfirmDialog } from '../../components/ui/confirm-dialog';
import { Dialog } from '../../components/ui/dialog';
import { toast } from '../../components/ui/toast/toast';
import { StyleguideSection } from './section';

/** Dialogs and toasts, opened by buttons. */
export const OverlayStates = () => {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <StyleguideSection id="overlays" title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toast({ title: 'Saved', description: 'The change is in this browser.' })}>
          Show a toast
        </Button>
        <Button
          onClick={() => toast({ title: 'Purchase Failed', description: 'Please try again.', destructive: true })}
        >
          Show a failure
        </Button>
        <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
        <Button onClick={() => setOpen('question')}>Ask a question</Button>
      </div>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="A dialog">
        <p>It keeps the focus, closes on Escape, and gives the focus back.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        question="Reset all data?"
        detail="What this browser keeps is removed. This cannot be taken back."
        confirm="Reset"
        onConfirm={close}
        onCancel={close}
      />
    </StyleguideSection>
  );
};
