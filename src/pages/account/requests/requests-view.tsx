import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { formatCentsExactly } from '../../../content/format/money';
import { formatDateTime } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { useOnDemand } from '../../../lib/use-on-demand';
import { usePrinting } from '../../../lib/use-printing';
import { requestId } from '../../../paths';
import type { Names } from '../../../services/flows/submission-filters';
import { summariseSubmission } from '../../../services/flows/submission-summary';
import type { Submission } from '../../../storage/schema';
import { isAtFragment, useFragmentFocus } from '../parts/use-fragment-focus';
import type { RequestDetails } from './request-details';
import { trialTerms } from './trial-terms';

/** How many rows are shown at a time; a button shows more. */
const pageSize = 50;

/** Prints the open requests alone, if there are any. */
const printLook = 'print:has-[[aria-expanded=true]]:[&>li:not(:has([aria-expanded=true]))]:hidden';

/** Not in the page's first load, because they need the labels of all forms. */
const loadDetails = () => import('./request-details').then((module) => module.RequestDetails);

/** The customer who sent a request. */
const Sender = ({ owner, names }: Pick<Submission, 'owner'> & { names: Names }) => (
  <span className="block text-fg-quiet text-sm">
    <span>{owner === undefined ? 'Not logged in' : 'Logged in as '}</span>
    {owner !== undefined && names[owner] && <bdi>{names[owner]}</bdi>}
    {owner !== undefined && names[owner] && <span>, </span>}
    <bdi>{owner}</bdi>
  </span>
);

type RowProps = {
  submission: Submission;
  names: Names | undefined;
  /** What the request waits for. */
  note: string | null | undefined;
  /** Null until it is loaded. */
  Details: ComponentType<ComponentProps<typeof RequestDetails>> | null;
  /** Whether `Details` could not be loaded. */
  hasFailed: boolean;
  /** What its reader can do with the request. */
  action: ReactElement | null | undefined;
  /** Called when the row is opened, to load `Details`. */
  onOpen: () => void;
};

const RequestRow = ({ submission, names, note, Details, hasFailed, action, onOpen }: RowProps) => {
  const id = requestId(submission);
  const button = useFragmentFocus<HTMLButtonElement>(id);
  const { hash, key } = useLocation();
  const isTarget = isAtFragment(hash, id);
  const [isOpen, setIsOpen] = useState(isTarget);
  // Each navigation to it opens it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells navigations to one address apart
  useEffect(() => {
    if (isTarget) setIsOpen(true);
  }, [isTarget, key]);
  useEffect(() => {
    if (isOpen) onOpen();
  }, [isOpen, onOpen]);
  const { kind, who, email, totalCents } = summariseSubmission(submission);
  // Not derived from the submission's id, which is stored text and may contain a space.
  const detailsId = useId();
  const terms = trialTerms(submission);
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
            {email && email !== who && <bdi className="block text-fg-quiet text-sm">{email}</bdi>}
            {terms && <span className="block text-sm">{terms}</span>}
            {note && <span className="block font-semibold text-sm">{note}</span>}
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
      {action && <div className="pb-4 sm:pl-50 print:hidden">{action}</div>}
      <div id={detailsId}>
        {isOpen && Details && (
          <Details submission={submission} label={`${kind}, ${who}`} isForAdmin={names !== undefined} />
        )}
        {isOpen && !Details && hasFailed && (
          <p role="alert" className="pb-8">
            This request could not be loaded. Check your connection, then close it and open it again.
          </p>
        )}
      </div>
    </li>
  );
};

/**
 * The list of requests: kind, sender, date and total. Each can be opened; the one that the fragment of the address names is
 * open.
 * @param names for an admin, for whom each request says which customer sent it
 * @param noteOf what a request waits for, or null for nothing
 * @param actionOf what its reader can do with a request, or null for nothing
 */
export const RequestsView = ({
  submissions,
  names,
  noteOf,
  actionOf,
}: {
  submissions: readonly Submission[];
  names?: Names;
  noteOf?: (submission: Submission) => string | null;
  actionOf?: (submission: Submission) => ReactElement | null;
}) => {
  const [limit, setLimit] = useState(pageSize);
  const { hash } = useLocation();
  const targetIndex = submissions.findIndex((submission) => isAtFragment(hash, requestId(submission)));
  const [Details, load, hasFailed] = useOnDemand(loadDetails);
  const isPrinting = usePrinting();
  const shown = isPrinting ? Number.POSITIVE_INFINITY : Math.max(limit, targetIndex + 1);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    setLimit(shown + pageSize);
    moveFocusWhenRemoved(() => list.current?.children[shown]?.querySelector('button'));
  };
  if (submissions.length === 0)
    return (
      <p className="border-y py-10 text-lead">
        No requests yet. A trial, a brief, a checkout or an Instant Site order shows up here as soon as it is sent from
        this browser.
      </p>
    );
  return (
    <div className="grid gap-6">
      <ul ref={list} className={`border-t ${printLook}`}>
        {submissions.slice(0, shown).map((submission) => (
          <RequestRow
            key={submission.id}
            {...{ submission, names, Details, hasFailed }}
            note={noteOf?.(submission)}
            action={actionOf?.(submission)}
            onOpen={load}
          />
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
