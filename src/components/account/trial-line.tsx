import { formatDay } from '../../lib/dates';
import { useHydrated } from '../../lib/use-hydrated';
import { now } from '../../services/clock';
import { readTrial } from '../../services/flows/trial-state';
import { useStored } from '../../storage/use-stored';
import { demoSteering, trialEndDate, trialUsed } from '../../storage/visitor-keys';

/** How the free trial of this browser stands; nothing where none was taken. */
export const TrialLine = ({ className }: { className?: string }) => {
  const isHydrated = useHydrated();
  // Rendered again when the trial or the demo's clock changes.
  useStored(trialUsed);
  useStored(trialEndDate);
  useStored(demoSteering);
  const trial = isHydrated ? readTrial(now()) : null;
  if (!trial) return null;
  const { daysLeft, end } = trial;
  return (
    <p className={className}>
      {daysLeft === 0 ? (
        <span key="ended">
          <strong>Your free trial has ended</strong> on <time dateTime={end}>{formatDay(end)}</time>. In this demo
          nothing is charged.
        </span>
      ) : (
        <span key="runs">
          <strong>{`Free trial: ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`}</strong>, until{' '}
          <time dateTime={end}>{formatDay(end)}</time>.
        </span>
      )}
    </p>
  );
};
