import { useId, useState } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { controlLook } from '../../../components/form/field';
import { Button } from '../../../components/ui/button';
import { meetingMinutes, projectLimits, whichTime } from '../../../content/account/projects';
import { site } from '../../../content/site/site';
import { addDays, formatZone, toLocalDay } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { actOn } from '../../../services/projects/acts';
import type { Facts } from '../../../services/projects/states';
import { stateOf } from '../../../services/projects/states';
import type { ProjectProps } from './project-props';

/** A date and time as its field has them, in the visitor's zone. */
const fieldText = (date: Date) =>
  `${toLocalDay(date)}T${[date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')}`;

/** 'Tue, Dec 2, 9:00 AM PST': the same moment where the agency is. */
const agencyTime = (date: Date) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: site.timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(date);

export const MeetingForm = ({ seen, address, facts }: ProjectProps & { facts: Facts }) => {
  const { project, log } = seen;
  const hasTime = stateOf(facts) === 'meeting';
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  const date = new Date(typed);
  const isKnown = !Number.isNaN(date.getTime());
  const [first, last] = [facts.now, addDays(facts.now, projectLimits.meetingDays)];
  const [save, isBusy] = useRunAction(async () => {
    moveFocusWhenRemoved(() => document.getElementById('state'));
    const minutes = project.kind === 'redemption' ? meetingMinutes.redemption : meetingMinutes.site;
    await actOn(address, 'customer', { kind: 'meeting', start: date.toISOString(), minutes }, log.at(-1)?.id);
    setIsOpen(false);
    setTyped('');
  });
  if (hasTime && !isOpen)
    return (
      <Button size="small" onClick={() => setIsOpen(true)}>
        Another time
      </Button>
    );
  return (
    <form
      method="dialog"
      className="grid w-full justify-items-start gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const isIn = isKnown && date > first && date <= last;
        setProblem(isIn ? '' : `Enter a date and time within the next ${projectLimits.meetingDays} days.`);
        if (isIn) void save();
        else document.getElementById(id)?.focus();
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {whichTime}
      </label>
      <input
        id={id}
        type="datetime-local"
        value={typed}
        min={fieldText(first)}
        max={fieldText(last)}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-zone${problem ? ` ${id}-problem` : ''}`}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem('');
        }}
        className={`${controlLook} max-w-72`}
      />
      <p id={`${id}-zone`} className="text-sm">
        {isKnown
          ? `In your time zone (${formatZone(date.toISOString())}). At our place that is ${agencyTime(date)}.`
          : 'In your time zone.'}
      </p>
      {problem && (
        <p id={`${id}-problem`} className="font-semibold text-alarm text-sm">
          {problem}
        </p>
      )}
      <Button type="submit" size="small" aria-disabled={isBusy}>
        Save the time
      </Button>
    </form>
  );
};
