import { runAction } from '../../../components/feedback/run-action';
import { Button, ButtonLink } from '../../../components/ui/button';
import { Link, TextLink } from '../../../components/ui/link';
import { site } from '../../../content/site/site';
import type { Step, StepAction } from '../../../services/progress/step';
import { bookMeeting } from '../../../services/submissions/submissions';
import type { RemovedStep } from '../../../storage/schema';
import { cancelTrial, startRedemption } from '../parts/order-acts';

export const headingId = 'in-progress';
const idOf = (key: string) => `step-${encodeURIComponent(key)}`;
export const focusHeading = () => document.getElementById(headingId);

/** What takes the place of a step's button when it is removed: another control of its row, or the heading if the row has gone, too. */
export const stepControl = (key: string) => {
  const controls = document.getElementById(idOf(key))?.parentElement?.querySelectorAll<HTMLElement>('a, button');
  return [...(controls ?? [])].at(-1) ?? focusHeading();
};

type ButtonProps = { stepKey: string; action: StepAction | null | undefined; isQuiet?: boolean };

const StepButton = ({ stepKey, action, isQuiet = false }: ButtonProps) => {
  if (!action) return null;
  const [id, tone] = [idOf(stepKey), isQuiet ? 'quiet' : 'secondary'] as const;
  const focus = () => stepControl(stepKey);
  if (action.kind === 'start' || action.kind === 'cancel') {
    const press = () => {
      if (action.kind === 'start') startRedemption(action.entry, focus);
      else cancelTrial(action.id, action.isCanceled, focus);
    };
    return (
      <Button key={action.label} tone={tone} size="small" aria-describedby={id} onClick={press}>
        {action.label}
      </Button>
    );
  }
  const book = (order: string) => () => void runAction(() => bookMeeting(order), { focus });
  const link =
    action.kind === 'book'
      ? { to: site.designMeetingUrl, newTab: true, onClick: book(action.id) }
      : { to: action.to, newTab: action.opensNewTab, state: action.state };
  return (
    <ButtonLink tone={tone} size="small" describedBy={id} {...link}>
      {action.label}
    </ButtonLink>
  );
};

type RowProps = { step: Step; onRemove: () => void };

export const StepRow = ({ step, onRemove }: RowProps) => {
  const { key, kind, title, text, isSentence, page, more, action, also, removal } = step;
  const name = (
    // A site is called what its business is.
    <bdi translate={kind === 'site' ? 'no' : undefined} className="font-semibold">
      {title}
    </bdi>
  );
  return (
    <li className="flex flex-wrap content-start items-center justify-between gap-x-6 gap-y-3 border-t py-4">
      <p id={idOf(key)} className="wrap-anywhere max-w-measure">
        {page ? (
          <Link to={page} className="underline decoration-1 underline-offset-4 hover:decoration-2">
            {name}
          </Link>
        ) : (
          name
        )}
        <span>
          <span>{`${isSentence ? '.' : ':'} ${text}`}</span>
          {more && (
            <span>
              . <TextLink to={more.to}>{more.label}</TextLink>
            </span>
          )}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {removal && (
          <Button tone="quiet" size="small" aria-describedby={idOf(key)} onClick={onRemove}>
            Remove
          </Button>
        )}
        <StepButton stepKey={key} action={also} isQuiet />
        <StepButton stepKey={key} action={action} />
      </div>
    </li>
  );
};

export const removedId = (key: string): string => `removed-${encodeURIComponent(key)}`;

/** Stands in the place of what was removed, until the page is left. */
export const RemovedRow = ({ step: { key, title }, onUndo }: { step: RemovedStep; onUndo: () => void }) => (
  <li className="flex flex-wrap content-start items-center justify-between gap-x-6 gap-y-3 border-t py-4">
    <p id={removedId(key)} tabIndex={-1} className="wrap-anywhere max-w-measure">
      <span className="font-semibold">{title}</span> <span>removed.</span>
    </p>
    <Button size="small" aria-describedby={removedId(key)} onClick={onUndo}>
      Undo
    </Button>
  </li>
);
