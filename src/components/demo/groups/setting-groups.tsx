import { useId } from 'react';
import { settings } from '../../../content/demo/desk';
import { formatDateTime } from '../../../lib/dates';
import { now } from '../../../services/clock';
import { type ClockStep, moveClock, steer } from '../../../services/demo/steer';
import type { Steering } from '../../../storage/steering';
import { useStored } from '../../../storage/use-stored';
import { demoSteering } from '../../../storage/visitor-keys';
import { Button } from '../../ui/button';
import { type GroupProps, runDeskAction } from './group-parts';

const steps: readonly { step: ClockStep; label: string }[] = [
  { step: 'day', label: 'A day later' },
  { step: 'week', label: 'A week later' },
  { step: 'month', label: 'A month later' },
];

export const TimeGroup = ({ showMessage }: GroupProps) => {
  const { clockOffset } = useStored(demoSteering);
  return (
    <>
      <p className="figures">
        Demo time: <strong>{formatDateTime(now())}</strong>
      </p>
      <div className="flex flex-wrap gap-2">
        {steps.map(({ step, label }) => (
          <Button key={step} size="small" onClick={() => runDeskAction(showMessage, () => moveClock(step))}>
            {label}
          </Button>
        ))}
        <Button
          size="small"
          whyNot={clockOffset === 0 && 'clock-is-now'}
          onClick={() => runDeskAction(showMessage, () => steer({ clockOffset: 0 }))}
        >
          Back to now
        </Button>
      </div>
      {clockOffset === 0 && (
        <p id="clock-is-now" className="text-sm">
          It is the time of this device.
        </p>
      )}
      <p className="text-fg-quiet text-sm">
        This clock ends trials, brings a dismissed banner back after seven days, and dates everything you do.
      </p>
    </>
  );
};

type SettingName = keyof typeof settings;

type Props = Pick<GroupProps, 'showMessage'> & { setting: SettingName; legend: string };

const SettingChoice = ({ setting, legend, showMessage }: Props) => {
  const name = useId();
  const selected = useStored(demoSteering)[setting];
  const choose = (value: string) => runDeskAction(showMessage, () => steer({ [setting]: value } as Partial<Steering>));
  return (
    <fieldset className="min-w-0">
      <legend className="eyebrow mb-1">{legend}</legend>
      {Object.entries(settings[setting].values).map(([value, label]) => (
        <label key={value} className="flex min-h-10 items-center gap-3 first-letter:uppercase">
          <input
            type="radio"
            name={name}
            checked={value === selected}
            onChange={() => choose(value)}
            className="size-5 shrink-0 accent-fg"
          />
          <span className="inline-block first-letter:uppercase">{label}</span>
        </label>
      ))}
    </fieldset>
  );
};

const groupOf =
  (...choices: readonly (readonly [SettingName, legend: string])[]) =>
  ({ showMessage }: GroupProps) =>
    choices.map(([setting, legend]) => <SettingChoice key={setting} {...{ setting, legend, showMessage }} />);

export const PaymentsGroup = groupOf(['payments', 'What happens to a payment'], ['payIn', settings.payIn.title]);
export const StorageGroup = groupOf(['storage', 'What browser storage does']);
export const WaitsGroup = groupOf(['waits', 'How long the simulated waits take']);
