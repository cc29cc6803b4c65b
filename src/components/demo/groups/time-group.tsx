import { formatDateTime } from '../../../lib/dates';
import { now } from '../../../services/clock';
import { type ClockStep, moveClock } from '../../../services/demo/steer';
import { useStored } from '../../../storage/use-stored';
import { demoSteering } from '../../../storage/visitor-keys';
import { failureMessage } from '../../feedback/failure-message';
import { Button } from '../../ui/button';
import type { GroupProps } from './group-props';
import { useSetting } from './use-setting';

const steps: readonly { step: ClockStep; label: string }[] = [
  { step: 'day', label: 'A day later' },
  { step: 'week', label: 'A week later' },
  { step: 'month', label: 'A month later' },
];

/** Moves the demo's clock ahead, and back to the real time. */
export const TimeGroup = ({ showMessage }: GroupProps) => {
  const { clockOffset } = useStored(demoSteering);
  const set = useSetting(showMessage);
  const move = (step: ClockStep) => {
    try {
      moveClock(step);
      showMessage('');
    } catch (error) {
      showMessage(failureMessage(error).description);
    }
  };
  return (
    <>
      <p className="figures">
        Demo time: <strong>{formatDateTime(now().toISOString())}</strong>
      </p>
      <div className="flex flex-wrap gap-2">
        {steps.map(({ step, label }) => (
          <Button key={step} size="small" onClick={() => move(step)}>
            {label}
          </Button>
        ))}
        <Button size="small" disabled={clockOffset === 0} onClick={() => set({ clockOffset: 0 })}>
          Back to now
        </Button>
      </div>
      <p className="text-fg-quiet text-sm">
        This clock ends trials, brings a dismissed banner back after seven days, and dates everything you do.
      </p>
    </>
  );
};
