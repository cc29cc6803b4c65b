import { Button, ButtonLink } from '../../../components/ui/button';
import { formatDateTime } from '../../../lib/dates';
import { projectHref } from '../../../paths';
import { letterAbout } from '../../../services/projects/letter';
import { addressOf, type SentProject } from '../../../services/projects/project';
import type { Names } from '../../../services/submissions/admin';
import type { Submission } from '../../../storage/schema';

export const Sender = ({ owner, names }: Pick<Submission, 'owner'> & { names: Names }) => (
  <p className="text-fg-quiet text-sm">
    <span>{owner === undefined ? 'Not logged in' : 'Logged in as '}</span>
    {owner !== undefined && names[owner] && <bdi translate="no">{names[owner]}</bdi>}
    {owner !== undefined && names[owner] && <span>, </span>}
    <bdi translate="no">{owner}</bdi>
  </p>
);

type Props = {
  project: SentProject;
  id: string;
  isChanged: boolean;
  onChange: (isDone: boolean) => void;
};

/** The agency's inbox: what is marked as done leaves the list of what is new, and says nothing to the customer. */
export const InboxActs = ({ project, id, isChanged, onChange }: Props) => {
  const { done } = project.submission;
  const what = <span className="sr-only">{` (${project.title}, ${project.number})`}</span>;
  const letter = letterAbout(project);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1 print:hidden">
      {done !== undefined && <span className="figures text-fg-quiet text-sm">{`Done ${formatDateTime(done)}`}</span>}
      {done === undefined ? (
        <Button key="done" id={id} size="small" onClick={() => onChange(true)}>
          Mark done{what}
        </Button>
      ) : (
        <Button key="new" id={id} size="small" actsOnce onClick={() => onChange(false)}>
          <span>{isChanged ? 'Undo' : 'Mark as new'}</span>
          {what}
        </Button>
      )}
      <ButtonLink size="small" to={projectHref(addressOf(project, 'agency'))}>
        Reply{what}
      </ButtonLink>
      {letter && (
        <ButtonLink tone="quiet" size="small" to={letter}>
          Reply by email{what}
        </ButtonLink>
      )}
    </span>
  );
};
