import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { formatCentsExactly } from '../../../content/format/money';
import { formatDateTime } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { submissionsQuery } from '../../../queries/submissions';
import { summariseSubmission } from '../../../services/flows/submission-summary';
import type { Submission } from '../../../storage/schema';
import { RequestDetails } from './request-details';

/** How many rows are shown at a time; a button shows more. */
const pageSize = 50;

const RequestRow = ({ submission }: { submission: Submission }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, who, email, totalCents } = summariseSubmission(submission);
  const detailsId = `request-${submission.id}`;
  return (
    <li className="border-b">
      <h3 className="font-text font-normal text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="grid w-full grid-cols-1 gap-x-6 gap-y-1 py-4 pr-8 text-left sm:grid-cols-[11rem_minmax(0,1fr)_auto_8rem] sm:items-baseline relative"
        >
          <span className="font-semibold">{kind}</span>
          <span>
            <bdi className="line-clamp-2">{who}</bdi>
            {email && email !== who && <span className="block text-fg-quiet text-sm">{email}</span>}
          </span>
          <time dateTime={submission.date} className="figures text-fg-quiet text-sm">
            {formatDateTime(submission.date)}
          </time>
          <span className="figures sm:text-right">
            {totalCents === null ? <span className="text-fg-quiet">No price</span> : formatCentsExactly(totalCents)}
          </span>
          <Icon
            icon={ChevronDown}
            className={`-translate-y-1/2 absolute top-1/2 right-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={detailsId}>{isOpen && <RequestDetails submission={submission} label={`${kind}, ${who}`} />}</div>
    </li>
  );
};

/** The list of submitted forms: kind, sender, date and total; each can be opened. */
export const RequestsView = () => {
  const { data: submissions, isPending } = useQuery(submissionsQuery);
  const [shown, setShown] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    setShown(shown + pageSize);
    moveFocusWhenRemoved(() => list.current?.children[shown]?.querySelector('button'));
  };
  if (isPending || !submissions) return <p role="status">Loading requests...</p>;
  if (submissions.length === 0)
    return (
      <p className="border-y py-10 text-lead">
        No requests yet. A trial, a brief, a checkout or an Instant Site order shows up here as soon as it is sent from
        this browser.
      </p>
    );
  return (
    <div className="grid gap-6">
      <ul ref={list} className="border-t">
        {submissions.slice(0, shown).map((submission) => (
          <RequestRow key={submission.id} submission={submission} />
        ))}
      </ul>
      {submissions.length > shown && (
        <Button className="w-fit" onClick={showMore}>
          Show {Math.min(pageSize, submissions.length - shown)} more of {submissions.length}
        </Button>
      )}
    </div>
  );
};
