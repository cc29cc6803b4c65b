import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactElement, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../components/ui/icon';
import { planTiers } from '../../../content/catalogue/plan-tiers';
import { formatCentsExactly } from '../../../content/format/money';
import { isAtFragment, useNamedPlace } from '../../../hooks/use-url-state';
import { classNames } from '../../../lib/class-names';
import { formatDay } from '../../../lib/dates';
import { placeOf } from '../../../lib/place';
import { requestId } from '../../../paths';
import type { Names } from '../../../services/submissions/admin';
import { summarizeSubmission } from '../../../services/submissions/summary';
import type { Submission } from '../../../storage/schema';
import { DateTime } from '../parts/entry-parts';
import type { RequestDetails } from './request-details';

/** As in a table: the height of a row that is not laid out, if it has not been so far. The margin keeps the focus outline. */
const heightLook =
  '[overflow-clip-margin:0.5rem] [contain-intrinsic-block-size:auto_150px] sm:[contain-intrinsic-block-size:auto_90px]';

/** 'Growth, $5,500 per month from December 1, 2026': what a trial turns into. Null for other kinds, and for damaged answers. */
export const trialTerms = ({ kind, answers: { selectedPlan, trialEndDate } }: Submission): string | null => {
  const tier = Object.values(planTiers).find(({ id }) => id === selectedPlan);
  if (kind !== 'trial' || !tier || Number.isNaN(Date.parse(String(trialEndDate)))) return null;
  return `${tier.name}, ${tier.priceText} ${tier.periodText} from ${formatDay(String(trialEndDate))}`;
};

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
  note: string | null | undefined;
  Details: ComponentType<ComponentProps<typeof RequestDetails>> | null;
  hasFailed: boolean;
  action: ReactElement | null | undefined;
  canBeSkipped: boolean;
  onOpen: () => void;
};

export const RequestRow = ({ submission, names, note, Details, hasFailed, action, canBeSkipped, onOpen }: RowProps) => {
  const id = requestId(submission);
  const button = useNamedPlace(id);
  const location = useLocation();
  const isTarget = isAtFragment(location.hash, id);
  const place = placeOf(location);
  // Each link to it opens it again.
  const [pressed, setPressed] = useState({ place, isOpen: isTarget });
  const isOpen = pressed.place === place ? pressed.isOpen : isTarget || pressed.isOpen;
  const toggle = () => {
    setPressed({ place, isOpen: !isOpen });
    if (!isOpen) onOpen();
  };
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
          onClick={toggle}
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
          <DateTime iso={submission.date} className="text-fg-quiet text-sm" />
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
