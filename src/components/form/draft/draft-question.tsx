import { useContext } from 'react';
import { draftQuestionTexts as texts } from '../../../content/flows/draft-question';
import { newsTexts } from '../../../content/flows/drafts';
import { FormCustomer } from '../../../hooks/form-customer';
import { formatShortDay } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { projectHref } from '../../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { draftQuestionId } from './draft';
import type { FormDraft } from './form-draft';

type Props = {
  draft: Pick<FormDraft, 'sent' | 'other' | 'swap' | 'clearForm'>;
  /** Called after the form was cleared, to reset other state and to move focus. */
  onCleared?: (() => void) | undefined;
};

/** A draft that was sent in another tab, or two drafts of one customer. */
export const DraftQuestion = ({ draft: { sent, other, swap, clearForm }, onCleared }: Props) => {
  const isLocked = useContext(FormCustomer).isSending();
  const day = other?.at ? formatShortDay(other.at) : '';
  const text = sent ? texts.sent : texts[other?.isInTab ? 'tab' : 'account'](day);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question, not a group of fields
    <div
      id={draftQuestionId}
      role="group"
      aria-label={sent ? newsTexts.sent : text}
      tabIndex={-1}
      className={`mt-2 border-l-8 bg-ground-raised p-4 ${sent ? 'border-alarm' : 'border-sun'}`}
    >
      <p className="max-w-measure">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {sent ? (
          <>
            <ButtonLink size="small" to={projectHref({ order: sent.id })}>
              {texts.seeIt}
            </ButtonLink>
            <Button
              size="small"
              isBusy={isLocked}
              onClick={() => {
                moveFocusWhenRemoved();
                clearForm();
                onCleared?.();
              }}
            >
              {texts.startNew}
            </Button>
          </>
        ) : (
          <Button size="small" isBusy={isLocked} onClick={swap}>
            {texts.swap}
          </Button>
        )}
      </div>
    </div>
  );
};
