import { useEffect, useState } from 'react';
import { failureMessage } from '../../../components/feedback/failure-message';
import { Button } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import { progressQuery } from '../../../queries/progress';
import { useStoredQuery } from '../../../queries/stored-query';
import { moveDrafts } from '../../../services/flows/drafts';
import { findInterrupted } from '../../../services/payments/open-payments';
import { bookMeeting } from '../../../services/submissions/submissions';
import { useStored } from '../../../storage/use-stored';
import { userEmail } from '../../../storage/visitor-keys';
import { useNow } from '../../parts/use-now';
import { useCancelTrial } from '../parts/use-cancel-trial';
import { useStartAssignment } from '../parts/use-told-action';
import { FirstSteps } from './first-steps';
import { focusStep, headingId, StepRow } from './step-row';

/** Side by side on a wide page. */
const firstSteps = 3;

export const InProgress = () => {
  const now = useNow();
  const email = useStored(userEmail);
  const { data: steps, refetch } = useStoredQuery(progressQuery(email, now));
  const [showsAll, setShowsAll] = useState(false);
  const start = useStartAssignment(focusStep);
  const cancel = useCancelTrial();
  useEffect(() => void findInterrupted(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts move to whoever is signed in
  useEffect(moveDrafts, [email]);
  if (!now) return null;
  if (steps.length === 0) return <FirstSteps />;
  const shown = showsAll ? steps : steps.slice(0, firstSteps);
  const firstHidden = steps[shown.length];
  return (
    <section aria-labelledby={headingId} className="border-b">
      <h2 id={headingId} tabIndex={-1} className="mb-4 text-heading outline-none">
        In progress
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 lg:grid-cols-3">
        {shown.map((step) => (
          <StepRow
            key={step.key}
            step={step}
            onRemoved={() => void refetch()}
            onStart={start}
            onCancel={cancel}
            onBook={(id) => bookMeeting(id).catch((error) => toast(failureMessage(error)))}
          />
        ))}
      </ul>
      {firstHidden && (
        <Button
          tone="quiet"
          size="small"
          className="mb-4"
          onClick={() => {
            setShowsAll(true);
            focusStep(firstHidden.key);
          }}
        >
          {`All (${steps.length})`}
        </Button>
      )}
    </section>
  );
};
