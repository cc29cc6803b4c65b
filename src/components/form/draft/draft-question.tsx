import { rivalTexts } from '../../../content/flows/drafts';
import { formatDateTime } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { projectHref } from '../../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { draftQuestionId, type FormDraft } from './draft';

type Props = {
  draft: Pick<FormDraft, 'rival' | 'takeNewer' | 'keepThese' | 'clearForm'>;
  isLocked?: boolean;
  /** Called after the form was cleared, to reset other state and to move focus. */
  onCleared?: (() => void) | undefined;
};

export const DraftQuestion = ({ draft, isLocked = false, onCleared }: Props) => {
  const { rival, takeNewer, keepThese, clearForm } = draft;
  if (!rival) return null;
  const { kind } = rival;
  const { title, text } = rivalTexts[kind];
  const act = (choice: () => void) => () => {
    moveFocusWhenRemoved();
    choice();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question, not a group of fields
    <div
      id={draftQuestionId}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className="mt-2 border-alarm border-l-8 bg-ground-raised p-4"
    >
      <p className="max-w-measure">{kind === 'newer' ? text.replace('{date}', formatDateTime(rival.at)) : text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {kind === 'newer' && (
          <Button size="small" disabled={isLocked} onClick={act(takeNewer)}>
            {rivalTexts.takeNewer}
          </Button>
        )}
        {kind === 'sent' && (
          <ButtonLink size="small" to={projectHref({ order: rival.submission.id })}>
            {rivalTexts.seeIt}
          </ButtonLink>
        )}
        {kind !== 'sent' && (
          <Button size="small" disabled={isLocked} onClick={act(keepThese)}>
            {rivalTexts.keepThese}
          </Button>
        )}
        {kind !== 'newer' && (
          <Button
            size="small"
            disabled={isLocked}
            onClick={() => {
              clearForm();
              onCleared?.();
            }}
          >
            {rivalTexts.startNew}
          </Button>
        )}
      </div>
    </div>
  );
};
