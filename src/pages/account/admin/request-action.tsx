import { Button, ButtonLink } from '../../../components/ui/button';
import { formatDateTime } from '../../../lib/dates';
import { requestId } from '../../../paths';
import type { Names } from '../../../services/submissions/admin';
import { replyHref } from '../../../services/submissions/admin';
import { summarizeSubmission } from '../../../services/submissions/summary';
import type { Submission } from '../../../storage/schema';

export const requestActionId = (submission: Submission): string => `mark-${requestId(submission)}`;

type Props = {
  submission: Submission;
  reference: string;
  names: Names;
  isChanged: boolean;
  onChange: (isDone: boolean) => void;
};

export const RequestAction = ({ submission, reference, names, isChanged, onChange }: Props) => {
  const { kind, who } = summarizeSubmission(submission);
  const what = <span className="sr-only">{` (${kind}, ${who})`}</span>;
  const id = requestActionId(submission);
  const reply = replyHref(submission, reference, names);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {submission.done !== undefined && (
        <span className="figures text-fg-quiet text-sm">{`Done ${formatDateTime(submission.done)}`}</span>
      )}
      {submission.done === undefined ? (
        <Button key="done" id={id} size="small" onClick={() => onChange(true)}>
          Mark done{what}
        </Button>
      ) : (
        // The second press of a double click must not take back what the first has done.
        <Button key="new" id={id} size="small" onClick={({ detail }) => detail < 2 && onChange(false)}>
          <span>{isChanged ? 'Undo' : 'Mark as new'}</span>
          {what}
        </Button>
      )}
      {reply && (
        <ButtonLink size="small" to={reply}>
          Reply{what}
        </ButtonLink>
      )}
    </span>
  );
};
