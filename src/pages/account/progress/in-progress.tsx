import { useState } from 'react';
import { runAction } from '../../../components/feedback/run-action';
import { useFindInterrupted } from '../../../components/payment/use-find-interrupted';
import { Button } from '../../../components/ui/button';
import { TitledSection } from '../../../components/ui/titled-section';
import { toast } from '../../../components/ui/toast/toast';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { progressQuery, useRemovedSteps } from '../../../queries/progress';
import { useStoredQuery } from '../../../queries/stored-query';
import { forgetRemovedSteps, removeStep, takeBack } from '../../../services/progress/removed-steps';
import type { Step } from '../../../services/progress/step';
import { bookMeeting } from '../../../services/submissions/submissions';
import type { RemovedStep } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { userEmail } from '../../../storage/visitor-keys';
import { useNow } from '../../parts/use-now';
import { cancelTrial } from '../parts/cancel-trial';
import { startRedemption } from '../parts/start-redemption';
import { FirstSteps } from './first-steps';
import { RemovedRow, removedId } from './removed-row';
import { focusHeading, headingId, StepRow, stepControl } from './step-row';

/** Side by side on a wide page. */
const firstSteps = 3;

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

  const rows = rowsOf(steps, showsAll ? steps.length : firstSteps, removed);
  const firstHidden = showsAll ? undefined : steps[firstSteps];
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
                <StepRow
                  key={row.step.key}
                  step={row.step}
                  onRemove={(step) => remove(step, place)}
                  onStart={(entry) => startRedemption(entry, () => stepControl(entry.key))}
                  onCancel={cancelTrial}
                  onBook={(id) => void runAction(() => bookMeeting(id))}
                />
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
