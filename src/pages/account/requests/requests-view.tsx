import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { formatCentsExactly } from '../../../content/format/money';
import { formatDateTime } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { usePrinting } from '../../../lib/use-printing';
import { requestId, summariseSubmission } from '../../../services/flows/submission-summary';
import type { Submission } from '../../../storage/schema';
import { isAtFragment, useFragmentFocus } from '../parts/use-fragment-focus';
import { RequestDetails } from './request-details';

/** How many rows are shown at a time; a button shows more. */
const pageSize = 50;

/** Names of customers by their address; null if a customer's name is not known. */
type Names = Readonly<Record<string, string | null>>;

/** The customer who sent a request. */
const Sender = ({ owner, names }: Pick<Submission, 'owner'> & { names: Names }) => (
  <bdi className="block text-fg-quiet text-sm">
    {owner === undefined ? 'Not signed in' : `Signed in as ${[names[owner], owner].filter(Boolean).join(', ')}`}
  </bdi>
);

const RequestRow = ({ submission, names }: { submission: Submission; names: Names | undefined }) => {
  const id = requestId(submission);
  const button = useFragmentFocus<HTMLButtonElement>(id);
  const { hash, key } = useLocation();
  const isMeant = isAtFragment(hash, id);
  const [isOpen, setIsOpen] = useState(isMeant);
  // Each navigation to it opens it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells navigations to one address apart
  useEffect(() => {
    if (isMeant) setIsOpen(true);
  }, [isMeant, key]);
  const { kind, who, email, totalCents } = summariseSubmission(submission);
  // Not made of the submission's id, which is stored text and may hold a space.
  const detailsId = useId();
  return (
    <li className="border-b">
      <h3 className="font-text font-normal text-base">
        <button
          ref={button}
          id={id}
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="grid w-full grid-cols-1 gap-x-6 gap-y-1 py-4 pr-8 text-left sm:grid-cols-[11rem_minmax(0,1fr)_auto_8rem] sm:items-baseline relative"
        >
          <span className="font-semibold">{kind}</span>
          <span>
            <bdi className="line-clamp-2 print:line-clamp-none">{who}</bdi>
            {email && email !== who && <span className="block text-fg-quiet text-sm">{email}</span>}
            {names && <Sender owner={submission.owner} names={names} />}
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

/**
 * The list of submitted forms: kind, sender, date and total; each can be opened, and is open where the fragment of the
 * address names it.
 * @param submissions undefined while they are read
 * @param names for an admin, for whom each request says which customer sent it
 */
export const RequestsView = ({
  submissions,
  names,
}: {
  submissions: readonly Submission[] | undefined;
  names?: Names;
}) => {
  const [wanted, setWanted] = useState(pageSize);
  const { hash } = useLocation();
  const meant = submissions?.findIndex((submission) => isAtFragment(hash, requestId(submission))) ?? -1;
  const isPrinting = usePrinting();
  const shown = isPrinting ? Number.POSITIVE_INFINITY : Math.max(wanted, meant + 1);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    setWanted(shown + pageSize);
    moveFocusWhenRemoved(() => list.current?.children[shown]?.querySelector('button'));
  };
  if (!submissions) return <p role="status">Loading requests...</p>;
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
          <RequestRow key={submission.id} submission={submission} names={names} />
        ))}
      </ul>
      {submissions.length > shown && (
        <Button className="w-fit" onClick={showMore}>
          {`Show ${Math.min(pageSize, submissions.length - shown)} more of ${submissions.length}`}
        </Button>
      )}
    </div>
  );
};
