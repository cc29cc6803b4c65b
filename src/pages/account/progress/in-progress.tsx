import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../../components/account/use-now';
import { failureMessage } from '../../../components/feedback/failure-message';
import { Button, ButtonLink } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import { site } from '../../../content/site/site';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { bookMeetingMutation, progressQuery } from '../../../queries/progress';
import { useStoredQuery } from '../../../queries/stored-query';
import type { Statement } from '../../../services/credits/history';
import { findInterrupted } from '../../../services/payments/open-payments';
import { removeStep } from '../../../services/progress/facts';
import type { Removal, Step } from '../../../services/progress/step';
import { useStored } from '../../../storage/use-stored';
import { userEmail } from '../../../storage/visitor-keys';
import { useStartAssignment } from '../parts/use-start-assignment';

/** How many steps are shown before 'All' is pressed. */
const firstSteps = 3;

const headingId = 'in-progress';
const idOf = (key: string) => `step-${encodeURIComponent(key)}`;
const focusHeading = () => document.getElementById(headingId);

/** @param refresh reads the list again: a draft's own changes are not followed, because they come with every key press */
const remove = (removal: Removal, title: string, refresh: () => void) => {
  moveFocusWhenRemoved(focusHeading);
  try {
    const undo = removeStep(removal);
    refresh();
    const takeBack = () => {
      try {
        undo();
        refresh();
      } catch (error) {
        toast(failureMessage(error));
      }
    };
    toast({ title: 'Removed from the list', description: title, undo: takeBack });
  } catch (error) {
    toast(failureMessage(error));
  }
};

type RowProps = {
  onRemoved: () => void;
  step: Step;
  onStart: (entry: Statement) => void;
  onBook: (id: string) => void;
};

/** The one button of a step. */
const StepButton = ({ step: { action, key }, onStart, onBook }: RowProps) => {
  const describedBy = idOf(key);
  switch (action?.kind) {
    case 'start':
      return (
        <Button size="small" aria-describedby={describedBy} onClick={() => onStart(action.entry)}>
          {action.label}
        </Button>
      );
    case 'book':
      return (
        <ButtonLink
          size="small"
          to={site.designMeetingUrl}
          newTab
          describedBy={describedBy}
          onClick={() => onBook(action.id)}
        >
          {action.label}
        </ButtonLink>
      );
    case 'link':
      return (
        <ButtonLink
          size="small"
          to={action.to}
          newTab={action.opensNewTab}
          state={action.state}
          describedBy={describedBy}
        >
          {action.label}
        </ButtonLink>
      );
    default:
      return null;
  }
};

const StepRow = (props: RowProps) => {
  const { key, title, text, more, removal } = props.step;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t py-4">
      <p id={idOf(key)} className="wrap-anywhere max-w-measure">
        <bdi className="font-semibold">{title}</bdi>
        <span>
          <span>{`: ${text}`}</span>
          {more && (
            <span>
              .{' '}
              <Link to={more.to} className="text-link">
                {more.label}
              </Link>
            </span>
          )}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {removal && (
          <Button
            tone="quiet"
            size="small"
            aria-describedby={idOf(key)}
            onClick={() => remove(removal, title, props.onRemoved)}
          >
            Remove
          </Button>
        )}
        <StepButton {...props} />
      </div>
    </li>
  );
};

/** What the customer has started and not finished: one row for each, with the next step. For a new customer, one line. */
export const InProgress = () => {
  const now = useNow();
  const { data: steps, refetch } = useStoredQuery(progressQuery(useStored(userEmail), now));
  const [showsAll, setShowsAll] = useState(false);
  const [start] = useStartAssignment();
  const book = useMutation(bookMeetingMutation);
  useEffect(() => void findInterrupted(), []);
  if (!now) return null;
  if (steps.length === 0) return <p className="text-lead">Buy, redeem, meet.</p>;
  const shown = showsAll ? steps : steps.slice(0, firstSteps);
  return (
    <section aria-labelledby={headingId} className="border-b">
      <h2 id={headingId} tabIndex={-1} className="mb-4 text-heading outline-none">
        In progress
      </h2>
      <ul>
        {shown.map((step) => (
          <StepRow
            key={step.key}
            step={step}
            onRemoved={() => void refetch()}
            onStart={start}
            onBook={(id) => book.mutate(id, { onError: (error) => toast(failureMessage(error)) })}
          />
        ))}
      </ul>
      {shown.length < steps.length && (
        <Button tone="quiet" size="small" className="mb-4" onClick={() => setShowsAll(true)}>
          {`All (${steps.length})`}
        </Button>
      )}
    </section>
  );
};
