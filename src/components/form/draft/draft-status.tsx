import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import type { Draft } from './use-draft';

const words: Record<Draft['status'], string> = {
  none: '',
  saved: 'Draft saved in this tab.',
  restored: 'Your draft is back.',
  failed: 'This browser could not save a draft. Keep this tab open until you are done.',
};

/** Says whether the draft is saved, and offers to clear the form, after a confirmation. */
export const DraftStatus = ({
  draft,
  asksForCard = false,
  isLocked = false,
  onCleared,
  className,
}: {
  draft: Pick<Draft, 'status' | 'clearForm'>;
  /** Adds that card details are never part of it. */
  asksForCard?: boolean;
  /** 'Clear form' is disabled while the form is being submitted. */
  isLocked?: boolean;
  /** Called after the form was cleared, to reset other state and to move focus. */
  onCleared?: () => void;
  className?: string;
}) => {
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const { status } = draft;
  const note = status === 'saved' || status === 'restored' ? (asksForCard ? ' Card details are never saved.' : '') : '';

  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const clearForm = () => {
    wasAsking.current = false;
    setIsAsking(false);
    draft.clearForm();
    onCleared?.();
  };

  return (
    <div className={className}>
      <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className="text-fg-quiet text-sm">
          {words[status] + note}
        </p>
        {status !== 'none' && !isAsking && (
          <Button ref={opener} tone="quiet" size="small" disabled={isLocked} onClick={() => setIsAsking(true)}>
            Clear form
          </Button>
        )}
      </div>
      {isAsking && (
        // biome-ignore lint/a11y/useSemanticElements: a question, not a group of fields
        <div role="group" aria-label="Clear form" className="mt-2 border-alarm border-l-8 bg-ground-raised p-4">
          <p className="font-semibold">Clear the whole form? Everything you typed and attached here will be gone.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="small" tone="danger" disabled={isLocked} onClick={clearForm}>
              Yes, clear the form
            </Button>
            <Button ref={keep} size="small" onClick={() => setIsAsking(false)}>
              Keep my answers
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
