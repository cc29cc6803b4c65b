import { formatDay } from '../../lib/dates';
import { readTrial } from '../../services/flows/trial-state';
import { useStored } from '../../storage/use-stored';
import { trialEndDate, trialUsed } from '../../storage/visitor-keys';
import { useNow } from './use-now';

/** How the free trial of this browser stands; nothing where none was taken. */
export const TrialLine = ({ className }: { className?: string }) => {
  const now = useNow();
  const [isUsed, endDate] = [useStored(trialUsed), useStored(trialEndDate)];
  const trial = now && readTrial(now, isUsed, endDate);
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
