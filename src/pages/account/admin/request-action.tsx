import { Button } from '../../../components/ui/button';
import { formatDateTime } from '../../../lib/dates';
import { requestId } from '../../../paths';
import { summariseSubmission } from '../../../services/flows/submission-summary';
import type { Submission } from '../../../storage/schema';

export const requestActionId = (submission: Submission): string => `mark-${requestId(submission)}`;

type Props = {
  submission: Submission;
  /** Whether it was marked since the page was opened. */
  isChanged: boolean;
  onChange: (isDone: boolean) => void;
};

/** Marks a request as done, or takes that back. */
export const RequestAction = ({ submission, isChanged, onChange }: Props) => {
  const { kind, who } = summariseSubmission(submission);
  const what = <span className="sr-only">{` (${kind}, ${who})`}</span>;
  const id = requestActionId(submission);
  if (submission.done === undefined)
    return (
      <Button key="done" id={id} size="small" onClick={() => onChange(true)}>
        Mark done{what}
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="figures text-fg-quiet text-sm">{`Done ${formatDateTime(submission.done)}`}</span>
      {/* The second press of a double click must not take back what the first has done. */}
      <Button key="new" id={id} size="small" onClick={({ detail }) => detail < 2 && onChange(false)}>
        <span>{isChanged ? 'Undo' : 'Mark as new'}</span>
        {what}
      </Button>
    </span>
  );
};
