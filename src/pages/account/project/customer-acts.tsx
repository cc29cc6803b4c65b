import { useState } from 'react';
import { runAction } from '../../../components/feedback/run-action';
import { Button, ButtonLink } from '../../../components/ui/button';
import { meetingMinutes, projectLimits, whichTime } from '../../../content/account/projects';
import { instantSiteSuccess } from '../../../content/flows/instant-site-success';
import { site } from '../../../content/site/site';
import { addDays, formatZone, toLocalDay } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { href } from '../../../paths';
import { stateOf } from '../../../services/projects/states';
import { receiptOrderOf } from '../../../services/receipts/receipt-order';
import { bookMeeting } from '../../../services/submissions/submissions';
import { cancelTrial, startRedemption } from '../parts/order-acts';
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

const MeetingForm = ({ seen, act }: ProjectProps) => {
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
      <Button
        size="small"
        onClick={() => {
          moveFocusWhenRemoved(() => document.querySelector<HTMLElement>('main [name=start]'));
          setIsOpen(true);
        }}
      >
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

const stateHeading = () => document.getElementById('state');

/** What the customer can do next, beside writing. */
export const CustomerActs = (props: ProjectProps) => {
  const { seen, allowed } = props;
  const { project } = seen;
  const state = stateOf(seen);
  const order = project.checkout ?? project.submission;
  const receipt = order && receiptOrderOf(order, [order]);
  const isRedemption = project.kind === 'redemption';
  const calendar = isRedemption ? site.consultationUrl : site.designMeetingUrl;
  const id = isRedemption ? '' : project.submission.id;
  const book = () => void runAction(() => bookMeeting(id), { focus: stateHeading });
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
        {state === 'ready' && isRedemption && (
          <Button tone="primary" onClick={() => startRedemption({ ...project.entry, key: project.key }, stateHeading)}>
            Start Assignment
          </Button>
        )}
        {state === 'ordered' && (
          <ButtonLink tone="primary" to={site.designMeetingUrl} newTab onClick={book}>
            {instantSiteSuccess.book}
          </ButtonLink>
        )}
        {(state === 'pick' || state === 'meeting') && (
          <ButtonLink size="small" to={calendar} newTab>
            Open the calendar
          </ButtonLink>
        )}
        {state === 'unsent' && (
          <ButtonLink tone="primary" to={href('instantSiteForm')}>
            Continue
          </ButtonLink>
        )}
        {state === 'trial' && (
          <Button size="small" onClick={() => cancelTrial(id, true, stateHeading)}>
            Cancel the trial
          </Button>
        )}
        {state === 'canceled' && (
          <Button size="small" onClick={() => cancelTrial(id, false, stateHeading)}>
            Undo
          </Button>
        )}
        {receipt && (
          <ButtonLink size="small" to={href('receipt', { order: receipt.id })}>
            Receipt
          </ButtonLink>
        )}
      </div>
      {allowed.includes('meeting') && <MeetingForm {...props} />}
    </>
  );
};
