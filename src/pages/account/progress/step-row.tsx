import { failureMessage } from '../../../components/feedback/failure-message';
import { Button, ButtonLink } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import { toast } from '../../../components/ui/toast/toast';
import { site } from '../../../content/site/site';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import type { Statement } from '../../../services/credits/history';
import { removeStep } from '../../../services/progress/customer-data';
import type { Removal, Step } from '../../../services/progress/step';

export const headingId = 'in-progress';
const idOf = (key: string) => `step-${encodeURIComponent(key)}`;
const focusHeading = () => document.getElementById(headingId);

/** Moves focus from a step's button, when it is removed, to what takes its place, or to the heading if the row has gone, too. */
export const focusStep = (key: string) =>
  moveFocusWhenRemoved(() => {
    const controls = document.getElementById(idOf(key))?.parentElement?.querySelectorAll<HTMLElement>('a, button');
    return [...(controls ?? [])].at(-1) ?? focusHeading();
  });

const attempt = (act: () => void) => {
  try {
    act();
  } catch (error) {
    toast(failureMessage(error));
  }
};

/** @param refresh reads the list again: a draft's own changes are not followed, because they come with every key press */
const remove = (removal: Removal, title: string, refresh: () => void) => {
  moveFocusWhenRemoved(focusHeading);
  attempt(() => {
    const putBack = removeStep(removal);
    refresh();
    const undo = () =>
      attempt(() => {
        putBack();
        refresh();
      });
    toast({ title: 'Removed from the list', description: title, undo });
  });
};

type RowProps = {
  onRemoved: () => void;
  step: Step;
  onStart: (entry: Statement) => void;
  onBook: (id: string) => void;
};

const StepButton = ({ step: { action, key }, onStart, onBook }: RowProps) => {
  if (!action) return null;
  if (action.kind === 'start')
    return (
      <Button size="small" aria-describedby={idOf(key)} onClick={() => onStart(action.entry)}>
        {action.label}
      </Button>
    );
  const book = (id: string) => () => {
    focusStep(key);
    onBook(id);
  };
  const link =
    action.kind === 'book'
      ? { to: site.designMeetingUrl, newTab: true, onClick: book(action.id) }
      : { to: action.to, newTab: action.opensNewTab, state: action.state };
  return (
    <ButtonLink size="small" describedBy={idOf(key)} {...link}>
      {action.label}
    </ButtonLink>
  );
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
