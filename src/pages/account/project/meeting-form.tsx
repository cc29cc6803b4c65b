import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { meetingMinutes, projectLimits, whichTime } from '../../../content/account/projects';
import { site } from '../../../content/site/site';
import { addDays, formatZone, toLocalDay } from '../../../lib/dates';
import { stateOf } from '../../../services/projects/states';
import { ActField, type ProjectProps, useActForm } from './act-form';

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

const badTime = `Enter a date and time within the next ${projectLimits.meetingDays} days.`;

export const MeetingForm = ({ seen, act }: ProjectProps) => {
  const hasTime = stateOf(seen) === 'meeting';
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const date = new Date(typed);
  const isKnown = !Number.isNaN(date.getTime());
  const [first, last] = [seen.now, addDays(seen.now, projectLimits.meetingDays)];
  const check = () => (isKnown && date > first && date <= last ? null : { name: 'start', text: badTime });
  const { form, isBusy, problem, setProblem } = useActForm('start', check, async () => {
    const minutes = seen.project.kind === 'redemption' ? meetingMinutes.redemption : meetingMinutes.site;
    await act({ kind: 'meeting', start: date.toISOString(), minutes }, 'state');
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
    <form {...form} className="grid w-full justify-items-start gap-3 print:hidden">
      <ActField
        name="start"
        label={whichTime}
        type="datetime-local"
        value={typed}
        min={fieldText(first)}
        max={fieldText(last)}
        problem={problem}
        hint={
          isKnown
            ? `In your time zone (${formatZone(date)}). At our place that is ${agencyTime(date)}.`
            : 'In your time zone.'
        }
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
        className="max-w-measure"
      />
      <Button type="submit" size="small" isBusy={isBusy}>
        Save the time
      </Button>
    </form>
  );
};
