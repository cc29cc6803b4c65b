import { type ComponentProps, useContext, useRef, useState } from 'react';
import { draftTexts, keptDraftTexts, newsTexts } from '../../../content/flows/drafts';
import { plural } from '../../../content/format/numbers';
import { FormCustomer } from '../../../hooks/form-customer';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { formatShortDay } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { Button } from '../../ui/button';
import type { DraftQuestion } from './draft-question';
import type { FormDraft } from './form-draft';

/** What another tab has done with the draft; '' if nothing. */
export const newsOf = ({ sent, news }: Pick<FormDraft, 'sent' | 'news'>): string =>
  sent ? newsTexts.sent : news > 0 ? newsTexts.changed(plural(news, 'answer'), news === 1) : '';

const textOf = (draft: Pick<FormDraft, 'status' | 'until' | 'sent' | 'news' | 'undo'>): string => {
  const { status, until, undo } = draft;
  const news = newsOf(draft);
  if (news || undo) return news || newsTexts.cleared;
  if (until !== null && (status === 'saved' || status === 'restored'))
    return keptDraftTexts[status](formatShortDay(until));
  return draftTexts[status];
};

const loadQuestion = () => import('./draft-question').then((module) => module.DraftQuestion);

/** The question is loaded once it is asked. */
export const DraftQuestionSlot = (props: ComponentProps<typeof DraftQuestion>) => {
  const isAsked = props.draft.sent !== null || props.draft.other !== null;
  const [Question] = useOnDemand(loadQuestion, isAsked);
  return isAsked && Question && <Question {...props} />;
};

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

export const DraftStatus = (props: {
  draft: Omit<FormDraft, 'id' | 'clear' | 'hold' | 'lostFiles' | 'isOpen'>;
  asksForCard?: boolean;
  /** Called after the form was cleared, to reset other state and to move focus. */
  onCleared?: () => void;
}) => {
  const { draft, asksForCard = false, onCleared } = props;
  const isLocked = useContext(FormCustomer).isSending();
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { status, sent, undo } = draft;
  const isSaved = !newsOf(draft) && (status === 'saved' || status === 'restored');

  const clearForm = () => {
    setIsAsking(false);
    draft.clearForm();
    onCleared?.();
  };
  const keep = () => {
    moveFocusWhenRemoved(() => opener.current);
    setIsAsking(false);
  };

  return (
    <div>
      <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className={newsOf(draft) ? 'font-semibold' : 'text-fg-quiet text-sm'}>
          {textOf(draft) + (asksForCard && isSaved ? ' Card details are never saved.' : '')}
        </p>
        {undo && (
          <Button
            tone="quiet"
            size="small"
            isBusy={isLocked}
            onClick={() => {
              moveFocusWhenRemoved(() => opener.current);
              undo();
            }}
          >
            {newsTexts.undo}
          </Button>
        )}
        {status !== 'none' && !sent && !undo && !isAsking && (
          <Button ref={opener} tone="quiet" size="small" isBusy={isLocked} onClick={() => setIsAsking(true)}>
            Clear form
          </Button>
        )}
      </div>
      <DraftQuestionSlot draft={draft} onCleared={onCleared} />
      {isAsking && !sent && (
        // biome-ignore lint/a11y/useSemanticElements: a question, not a group of fields
        <div role="group" aria-label="Clear form" className="mt-2 border-alarm border-l-8 bg-ground-raised p-4">
          <p className="font-semibold">Clear the whole form? Everything you typed and attached here will be gone.</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="small" tone="danger" isBusy={isLocked} onClick={clearForm}>
              Yes, clear the form
            </Button>
            <Button ref={focusOn} size="small" onClick={keep}>
              Keep my answers
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
