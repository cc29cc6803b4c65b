import { formatDateTime } from '../../../lib/dates';
import { now } from '../../../services/clock';
import { type ClockStep, moveClock, steer } from '../../../services/demo/steer';
import { useStored } from '../../../storage/use-stored';
import { demoSteering } from '../../../storage/visitor-keys';
import { Button } from '../../ui/button';
import type { GroupProps } from './run-action';
import { runAction } from './run-action';

const steps: readonly { step: ClockStep; label: string }[] = [
  { step: 'day', label: 'A day later' },
  { step: 'week', label: 'A week later' },
  { step: 'month', label: 'A month later' },
];

/** Moves the demo's clock ahead, and back to the real time. */
export const TimeGroup = ({ showMessage }: GroupProps) => {
  const { clockOffset } = useStored(demoSteering);
  return (
    <>
      <p className="figures">
        Demo time: <strong>{formatDateTime(now().toISOString())}</strong>
      </p>
      <div className="flex flex-wrap gap-2">
        {steps.map(({ step, label }) => (
          <Button key={step} size="small" onClick={() => runAction(showMessage, () => moveClock(step))}>
            {label}
          </Button>
        ))}
        <Button
          size="small"
          disabled={clockOffset === 0}
          onClick={() => runAction(showMessage, () => steer({ clockOffset: 0 }))}
        >
          Back to now
        </Button>
      </div>
      <p className="text-fg-quiet text-sm">
        This clock ends trials, brings a dismissed banner back after seven days, and dates everything you do.
      </p>
    </>
  );
};
