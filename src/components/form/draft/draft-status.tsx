import { type ComponentProps, type ReactNode, useContext, useRef, useState } from 'react';
import { draftTexts, keptDraftTexts, newsTexts, draftQuestionTexts as texts } from '../../../content/flows/drafts';
import { plural } from '../../../content/format/numbers';
import { FormCustomer } from '../../../hooks/use-action';
import { formatShortDay } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { projectHref } from '../../../paths';
import { Button, ButtonLink } from '../../ui/button';
import type { FormDraft } from './form-draft';

/** What another tab has done with the draft; '' if nothing. */
export const newsOf = ({ sent, news }: Pick<FormDraft, 'sent' | 'news'>): string =>
  sent ? newsTexts.sent : news > 0 ? newsTexts.changed(plural(news, 'answer'), news === 1) : '';

const Question = (props: { text: string; name?: string; look: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a question, not a group of fields
  <div
    role="group"
    aria-label={props.name ?? props.text}
    className={`mt-2 border-l-8 bg-ground-raised p-4 ${props.look}`}
  >
    <p className="max-w-measure">{props.text}</p>
    <div className="mt-3 flex flex-wrap gap-3">{props.children}</div>
  </div>
);

/** Waits while the form is being sent. */
const Act = (props: ComponentProps<typeof Button>) => (
  <Button size="small" isBusy={useContext(FormCustomer).isSending()} {...props} />
);

type QuestionProps = {
  draft: Pick<FormDraft, 'sent' | 'other' | 'swap' | 'clearForm'>;
  onCleared?: (() => void) | undefined;
};

/** A draft that was sent in another tab, or two drafts of one customer. */
export const DraftQuestion = ({ draft: { sent, other, swap, clearForm }, onCleared }: QuestionProps) => {
  const startNew = () => {
    moveFocusWhenRemoved();
    clearForm();
    onCleared?.();
  };
  if (sent)
    return (
      <Question text={texts.sent} name={newsTexts.sent} look="border-alarm">
        <ButtonLink size="small" to={projectHref({ order: sent.id })}>
          {texts.seeIt}
        </ButtonLink>
        <Act onClick={startNew}>{texts.startNew}</Act>
      </Question>
    );
  return (
    other && (
      <Question text={texts[other.place](other.at ? formatShortDay(other.at) : '')} look="border-sun">
        <Act onClick={swap}>{texts.swap}</Act>
      </Question>
    )
  );
};

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

type StatusProps = QuestionProps & {
  draft: Pick<FormDraft, 'status' | 'until' | 'news' | 'undo'>;
  asksForCard?: boolean;
  onUndone?: (() => void) | undefined;
};

export const DraftStatus = ({ draft, asksForCard = false, onCleared, onUndone }: StatusProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { status, until, sent, undo } = draft;
  const news = newsOf(draft);
  const isSaved = status === 'saved' || status === 'restored';
  const saved = until !== null && isSaved ? keptDraftTexts[status](formatShortDay(until)) : draftTexts[status];
  const text = news || (undo ? newsTexts.cleared : saved);

  const clear = () => {
    setIsAsking(false);
    draft.clearForm();
    onCleared?.();
  };
  const goBack = (act: () => void) => () => {
    moveFocusWhenRemoved(() => opener.current);
    act();
  };

  return (
    <div>
      <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className={news ? 'font-semibold' : 'text-fg-quiet text-sm'}>
          {text + (asksForCard && isSaved && !news ? ' Card details are never saved.' : '')}
        </p>
        {undo && (
          <Act
            tone="quiet"
            onClick={goBack(() => {
              undo();
              onUndone?.();
            })}
          >
            {newsTexts.undo}
          </Act>
        )}
        {status !== 'none' && !sent && !undo && !isAsking && (
          <Act ref={opener} tone="quiet" onClick={() => setIsAsking(true)}>
            Clear form
          </Act>
        )}
      </div>
      <DraftQuestion {...{ draft, onCleared }} />
      {isAsking && !sent && (
        <Question text={texts.clear} name="Clear form" look="border-alarm font-semibold">
          <Act tone="danger" onClick={clear}>
            {texts.clearIt}
          </Act>
          <Button ref={focusOn} size="small" onClick={goBack(() => setIsAsking(false))}>
            {texts.keep}
          </Button>
        </Question>
      )}
    </div>
  );
};
