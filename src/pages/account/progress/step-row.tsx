import { Link } from 'react-router-dom';
import { failureMessage } from '../../../components/feedback/failure-message';
import { Button, ButtonLink } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import { site } from '../../../content/site/site';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import type { Statement } from '../../../services/credits/history';
import { removeStep } from '../../../services/progress/facts';
import type { Removal, Step } from '../../../services/progress/step';

/** The id of the list's heading, which has the focus when a row that had it is gone. */
export const headingId = 'in-progress';
const idOf = (key: string) => `step-${encodeURIComponent(key)}`;
const focusHeading = () => document.getElementById(headingId);

/** Moves focus from a step's button, when it is removed, to what takes its place, or to the heading if the row has gone, too. */
export const focusStep = (key: string) =>
  moveFocusWhenRemoved(() => {
    const controls = document.getElementById(idOf(key))?.parentElement?.querySelectorAll<HTMLElement>('a, button');
    return [...(controls ?? [])].at(-1) ?? focusHeading();
  });

/** @param refresh reads the list again: a draft's own changes are not followed, because they come with every key press */
const remove = (removal: Removal, title: string, refresh: () => void) => {
  moveFocusWhenRemoved(focusHeading);
  try {
    const undo = removeStep(removal);
    refresh();
    const takeBack = () => {
      try {
        undo();
        refresh();
      } catch (error) {
        toast(failureMessage(error));
      }
    };
    toast({ title: 'Removed from the list', description: title, undo: takeBack });
  } catch (error) {
    toast(failureMessage(error));
  }
};

type RowProps = {
  onRemoved: () => void;
  step: Step;
  onStart: (entry: Statement) => void;
  onBook: (id: string) => void;
};

const StepButton = ({ step: { action, key }, onStart, onBook }: RowProps) => {
  const describedBy = idOf(key);
  switch (action?.kind) {
    case 'start':
      return (
        <Button size="small" aria-describedby={describedBy} onClick={() => onStart(action.entry)}>
          {action.label}
        </Button>
      );
    case 'book':
      return (
        <ButtonLink
          size="small"
          to={site.designMeetingUrl}
          newTab
          describedBy={describedBy}
          onClick={() => {
            focusStep(key);
            onBook(action.id);
          }}
        >
          {action.label}
        </ButtonLink>
      );
    case 'link':
      return (
        <ButtonLink
          size="small"
          to={action.to}
          newTab={action.opensNewTab}
          state={action.state}
          describedBy={describedBy}
        >
          {action.label}
        </ButtonLink>
      );
    default:
      return null;
  }
};

export const StepRow = (props: RowProps) => {
  const { key, kind, title, text, isSentence, more, also, removal } = props.step;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t py-4">
      <p id={idOf(key)} className="wrap-anywhere max-w-measure">
        {/* A site is called what its business is. */}
        <bdi translate={kind === 'site' ? 'no' : undefined} className="font-semibold">
          {title}
        </bdi>
        <span>
          <span>{`${isSentence ? '.' : ':'} ${text}`}</span>
          {more && (
            <span>
              .{' '}
              <Link to={more.to} className="text-link">
                {more.label}
              </Link>
            </span>
          )}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {removal && (
          <Button
            tone="quiet"
            size="small"
            aria-describedby={idOf(key)}
            onClick={() => remove(removal, title, props.onRemoved)}
          >
            Remove
          </Button>
        )}
        {also && (
          <ButtonLink tone="quiet" size="small" to={also.to} describedBy={idOf(key)}>
            {also.label}
          </ButtonLink>
        )}
        <StepButton {...props} />
      </div>
    </li>
  );
};
