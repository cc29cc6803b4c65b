import { Button, ButtonLink } from '../../../components/ui/button';
import { Link, TextLink } from '../../../components/ui/link';
import { site } from '../../../content/site/site';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import type { Step, StepAction } from '../../../services/progress/step';
import type { RedemptionEntry } from '../../../storage/schema';

export const headingId = 'in-progress';
const idOf = (key: string) => `step-${encodeURIComponent(key)}`;
export const focusHeading = () => document.getElementById(headingId);

/** What takes the place of a step's button when it is removed: another control of its row, or the heading if the row has gone, too. */
export const stepControl = (key: string) => {
  const controls = document.getElementById(idOf(key))?.parentElement?.querySelectorAll<HTMLElement>('a, button');
  return [...(controls ?? [])].at(-1) ?? focusHeading();
};

type Acts = {
  onStart: (entry: RedemptionEntry & { key: string }) => void;
  onBook: (id: string) => void;
  onCancel: (id: string, isCanceled: boolean) => void;
};
type RowProps = Acts & { onRemove: (step: Step) => void; step: Step };

type ButtonProps = Acts & { stepKey: string; action: StepAction | null | undefined; isQuiet?: boolean };

const StepButton = ({ stepKey, action, isQuiet = false, onStart, onBook, onCancel }: ButtonProps) => {
  if (!action) return null;
  const [id, tone] = [idOf(stepKey), isQuiet ? 'quiet' : 'secondary'] as const;
  if (action.kind === 'start' || action.kind === 'cancel') {
    const press = () => {
      if (action.kind === 'start') return onStart(action.entry);
      moveFocusWhenRemoved(() => stepControl(stepKey));
      onCancel(action.id, action.isCanceled);
    };
    return (
      <Button key={action.label} tone={tone} size="small" aria-describedby={id} onClick={press}>
        {action.label}
      </Button>
    );
  }
  const book = (order: string) => () => {
    moveFocusWhenRemoved(() => stepControl(stepKey));
    onBook(order);
  };
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

export const StepRow = ({ step, onRemove, ...acts }: RowProps) => {
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
          <Button tone="quiet" size="small" aria-describedby={idOf(key)} onClick={() => onRemove(step)}>
            Remove
          </Button>
        )}
        <StepButton stepKey={key} action={also} isQuiet {...acts} />
        <StepButton stepKey={key} action={action} {...acts} />
      </div>
    </li>
  );
};
