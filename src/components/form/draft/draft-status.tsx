import { useEffect, useRef, useState } from 'react';
import { draftTexts, keptDraftTexts, rivalTexts } from '../../../content/flows/drafts';
import { formatShortDay } from '../../../lib/dates';
import { Button } from '../../ui/button';
import type { FormDraft } from './draft';
import type { DraftQuestionSlot } from './draft-question-slot';

const textOf = ({ status, until, rival }: Pick<FormDraft, 'status' | 'until' | 'rival'>): string => {
  if (rival) return rivalTexts[rival.kind].title;
  if (until !== null && (status === 'saved' || status === 'restored'))
    return keptDraftTexts[status](formatShortDay(until));
  return draftTexts[status];
};

/** If another tab has changed, sent or removed the draft, it asks what to do. */
export const DraftStatus = (props: {
  draft: Omit<FormDraft, 'id' | 'clear' | 'isCurrent' | 'lostFiles'>;
  asksForCard?: boolean;
  isLocked?: boolean;
  /** Called after the form was cleared, to reset other state and to move focus. */
  onCleared?: () => void;
  className?: string;
  /** For a form whose drafts are kept with the account; no other has a draft that changes elsewhere. */
  Question?: typeof DraftQuestionSlot;
}) => {
  const { draft, asksForCard = false, isLocked = false, onCleared, className, Question } = props;
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const { status, rival } = draft;
  const note = asksForCard && (status === 'saved' || status === 'restored') ? ' Card details are never saved.' : '';

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
        <p role="status" className={rival ? 'font-semibold' : 'text-fg-quiet text-sm'}>
          {textOf(draft) + note}
        </p>
        {status !== 'none' && !rival && !isAsking && (
          <Button ref={opener} tone="quiet" size="small" disabled={isLocked} onClick={() => setIsAsking(true)}>
            Clear form
          </Button>
        )}
      </div>
      {rival && Question && <Question draft={draft} isLocked={isLocked} onCleared={onCleared} />}
      {isAsking && !rival && (
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
