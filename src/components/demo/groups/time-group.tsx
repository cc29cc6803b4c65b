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

/** The demo's clock: ahead by a day, a week or a month, and back. */
export const TimeGroup = ({ say }: GroupProps) => {
  const { clockOffset } = useStored(demoSteering);
  const set = useSetting(say);
  const move = (step: ClockStep) => {
    try {
      moveClock(step);
      say('');
    } catch (error) {
      say(failureMessage(error).description);
    }
  };
  return (
    <>
      <p className="figures">
        In the demo it is <strong>{formatDateTime(now().toISOString())}</strong>.
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
        Trials run out, a dismissed banner returns after seven days, and whatever you do is dated by this clock.
      </p>
    </>
  );
};
