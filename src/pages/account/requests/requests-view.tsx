import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../components/ui/icon';
import { ShowMore } from '../../../components/ui/show-more';
import { useListPart } from '../../../components/ui/use-list-part';
import { formatCentsExactly } from '../../../content/format/money';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { classNames } from '../../../lib/class-names';
import { formatDateTime } from '../../../lib/dates';
import { requestId } from '../../../paths';
import type { Names } from '../../../services/submissions/admin';
import { summarizeSubmission } from '../../../services/submissions/summary';
import type { Submission } from '../../../storage/schema';
import { isAtFragment, useFragmentFocus } from '../parts/use-fragment-focus';
import { trialTerms } from './list-answers';
import type { RequestDetails } from './request-details';

/** Prints the open requests alone, if there are any. */
const printLook = 'print:has-[[aria-expanded=true]]:[&>li:not(:has([aria-expanded=true]))]:hidden';

/** As in a table: the height of a row that is not laid out, if it has not been so far. The margin keeps the focus outline. */
const heightLook =
  '[overflow-clip-margin:0.5rem] [contain-intrinsic-block-size:auto_150px] sm:[contain-intrinsic-block-size:auto_90px]';

/** Not in the page's first load, because they need the labels of all forms. */
const loadDetails = () => import('./request-details').then((module) => module.RequestDetails);

/** The customer who sent a request. */
const Sender = ({ owner, names }: Pick<Submission, 'owner'> & { names: Names }) => (
  <span className="block text-fg-quiet text-sm">
    <span>{owner === undefined ? 'Not logged in' : 'Logged in as '}</span>
    {owner !== undefined && names[owner] && <bdi translate="no">{names[owner]}</bdi>}
    {owner !== undefined && names[owner] && <span>, </span>}
    <bdi translate="no">{owner}</bdi>
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
  /** Whether the browser may skip it while it is out of view. */
  canBeSkipped: boolean;
  /** Called when the row is opened, to load `Details`. */
  onOpen: () => void;
};

const RequestRow = ({ submission, names, note, Details, hasFailed, action, canBeSkipped, onOpen }: RowProps) => {
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
  const { kind, who, email, totalCents } = summarizeSubmission(submission);
  // Not derived from the submission's id, which is stored text and may contain a space.
  const detailsId = useId();
  const terms = trialTerms(submission);
  return (
    <li className={classNames('border-b', heightLook, canBeSkipped && 'not-print:[content-visibility:auto]')}>
      <h3 className="font-text font-normal text-base">
        <button
          ref={button}
          id={id}
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          className="grid w-full grid-cols-1 gap-x-6 gap-y-1 py-4 pr-8 text-left not-print:sm:grid-cols-[11rem_minmax(0,1fr)_auto_8rem] print:grid-cols-[9rem_minmax(0,1fr)_auto_auto] print:gap-x-4 print:pr-0 sm:items-baseline relative"
        >
          <span className="font-semibold">{kind}</span>
          <span>
            <bdi translate="no" className="line-clamp-2 print:line-clamp-none">
              {who}
            </bdi>
            {email && email !== who && (
              <bdi translate="no" className="block text-fg-quiet text-sm print:text-xs">
                {email}
              </bdi>
            )}
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
            className={`-translate-y-1/2 print:hidden absolute top-1/2 right-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
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
 * @param isAlwaysShown whether a request is shown wherever it is in a long list
 */
export const RequestsView = ({
  submissions,
  names,
  noteOf,
  actionOf,
  isAlwaysShown,
}: {
  submissions: readonly Submission[];
  names?: Names;
  noteOf?: (submission: Submission) => string | null;
  actionOf?: (submission: Submission) => ReactElement | null;
  isAlwaysShown?: (submission: Submission) => boolean;
}) => {
  const { hash } = useLocation();
  const [Details, load, hasFailed] = useOnDemand(loadDetails);
  const { shown, skippable, showMore } = useListPart(
    submissions,
    (one) => isAtFragment(hash, requestId(one)) || isAlwaysShown?.(one) === true,
  );
  const list = useRef<HTMLUListElement>(null);
  const showMoreRows = () => {
    const first = showMore();
    list.current?.children[first]?.querySelector('button')?.focus();
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
        {shown.map((submission, index) => (
          <RequestRow
            key={submission.id}
            {...{ submission, names, Details, hasFailed }}
            note={noteOf?.(submission)}
            canBeSkipped={index < skippable}
            action={actionOf?.(submission)}
            onOpen={load}
          />
        ))}
      </ul>
      <ShowMore shown={shown.length} total={submissions.length} onPress={showMoreRows} />
    </div>
  );
};
