import { useState } from 'react';
import { runAction } from '../../../components/feedback/run-action';
import { useFindInterrupted } from '../../../components/payment/use-find-interrupted';
import { Button } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { TitledSection } from '../../../components/ui/titled-section';
import { toast } from '../../../components/ui/toast/toast';
import { servicesToRedeemId } from '../../../content/account/account-links';
import { formatCount } from '../../../content/format/numbers';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { href } from '../../../paths';
import { useAccount } from '../../../queries/account';
import { progressQuery, useRemovedSteps } from '../../../queries/progress';
import { useStoredQuery } from '../../../queries/stored-query';
import { forgetRemovedSteps, removeStep, takeBack } from '../../../services/progress/removed-steps';
import type { Step } from '../../../services/progress/step';
import type { RemovedStep } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { userEmail } from '../../../storage/visitor-keys';
import { useNow } from '../../parts/use-now';
import { focusHeading, headingId, RemovedRow, removedId, StepRow, stepControl } from './step-row';

const services = `#${servicesToRedeemId}`;

const steps = [
  { label: 'Buy credits', to: href('purchaseCredits') },
  { label: 'Redeem them for a service', to: services },
  { label: 'Book the meeting', to: href('history') },
] as const;

const FirstSteps = () => {
  const { credits } = useAccount();
  if (credits > 0)
    return (
      <p className="text-lead">
        <span>{`You have ${formatCount(credits)} credits.`}</span> <TextLink to={services}>Choose a service.</TextLink>
      </p>
    );
  return (
    <ol className="flex flex-wrap gap-x-8 gap-y-2 text-lead">
      {steps.map(({ label, to }, index) => (
        <li key={label}>
          <span className="figures">{`${index + 1}. `}</span>
          <TextLink to={to} className="font-semibold">
            {label}
          </TextLink>
        </li>
      ))}
    </ol>
  );
};

/** Side by side on a wide page. */
const shownFirst = 3;

type Row = { step: Step } | { removed: RemovedStep };

/** The steps, and what was removed in its former place. The two are read apart: what is back is not removed any more. */
const rowsOf = (steps: readonly Step[], shown: number, removed: readonly RemovedStep[]): Row[] => {
  const rows: Row[] = steps.slice(0, shown).map((step) => ({ step }));
  const gone = removed.filter(({ key }) => steps.every((step) => step.key !== key));
  for (const one of gone.toSorted((a, b) => a.place - b.place)) rows.splice(one.place, 0, { removed: one });
  return rows;
};

/** The `ref` of what is there for as long as the page. */
const whileHere = () => forgetRemovedSteps;

export const InProgress = () => {
  const now = useNow();
  const email = useStored(userEmail);
  const { data: steps, refetch } = useStoredQuery(progressQuery(email, now));
  const [showsAll, setShowsAll] = useState(false);
  const removed = useRemovedSteps();
  useFindInterrupted();
  if (!now) return null;

  const undo = async (one: RemovedStep) => {
    await runAction(() => takeBack(one), { focus: () => stepControl(one.key) });
    // A draft's own changes are not followed, because they come with every key press.
    void refetch();
  };
  const remove = (step: Step, place: number) => {
    const focus = () => document.getElementById(removedId(step.key)) ?? focusHeading();
    void runAction(
      () => {
        const one = removeStep(step, place);
        void refetch();
        if (one) toast({ title: 'Removed from the list', description: step.title, undo: () => void undo(one) });
      },
      { focus },
    );
  };

  const rows = rowsOf(steps, showsAll ? steps.length : shownFirst, removed);
  const firstHidden = showsAll ? undefined : steps[shownFirst];
  return (
    <div ref={whileHere}>
      {rows.length === 0 ? (
        <FirstSteps />
      ) : (
        <TitledSection id={headingId} title="In progress" titleLook="mb-4 text-heading" takesFocus className="border-b">
          <ul className="grid grid-cols-1 gap-x-8 lg:grid-cols-3">
            {rows.map((row, place) =>
              'removed' in row ? (
                <RemovedRow
                  key={`removed ${row.removed.key}`}
                  step={row.removed}
                  onUndo={() => void undo(row.removed)}
                />
              ) : (
                <StepRow key={row.step.key} step={row.step} onRemove={() => remove(row.step, place)} />
              ),
            )}
          </ul>
          {firstHidden && (
            <Button
              tone="quiet"
              size="small"
              className="mb-4"
              onClick={() => {
                setShowsAll(true);
                moveFocusWhenRemoved(() => stepControl(firstHidden.key));
              }}
            >
              {`All (${steps.length})`}
            </Button>
          )}
        </TitledSection>
      )}
    </div>
  );
};
