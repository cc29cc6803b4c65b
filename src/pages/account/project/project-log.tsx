import { useState } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { useAnnouncement } from '../../../components/ui/announced';
import { Button, ButtonLink, newTab } from '../../../components/ui/button';
import { lazyPart } from '../../../components/ui/lazy-part';
import { TitledSection } from '../../../components/ui/titled-section';
import {
  actorNames,
  eventNames,
  messageSent,
  noEvents,
  projectLimits,
  writeTo,
} from '../../../content/account/projects';
import { formatCount } from '../../../content/format/numbers';
import { site } from '../../../content/site/site';
import { formatDateTime } from '../../../lib/dates';
import { isServiceError } from '../../../services/errors';
import { canTakeBack, type Log, lastOf, standing } from '../../../services/projects/log';
import type { ProjectEvent } from '../../../storage/project-events';
import { DateTime } from '../parts/entry-parts';
import { ActField, type ProjectProps, useActForm } from './act-form';
import { TypedText } from './typed-text';

/** Loaded with the first proofs: most projects have none. */
const ProofThumbs = /* @__PURE__ */ lazyPart(
  async () => (await import('../../../components/proofs/proof-stage')).ProofThumbs,
);

const textOf = (event: ProjectEvent) => {
  if (event.kind === 'message') return event.text;
  if (event.kind === 'meeting') return formatDateTime(event.start);
  if (event.kind === 'change') return event.text;
  return event.kind === 'delivered' || event.kind === 'proofs' ? event.note : '';
};

const check = ({ text = '' }: Readonly<Record<string, string>>) => {
  if (text === '') return { name: 'text', text: 'Write a message first.' };
  const over = text.length - projectLimits.messageLetters;
  return over <= 0 ? null : { name: 'text', text: `This is too long by ${formatCount(over)} letters.` };
};

const MessageForm = ({ seen, act, label }: ProjectProps & { label: string }) => {
  const [announced, say] = useAnnouncement();
  const { form, kept, isBusy, problem, setProblem } = useActForm(
    'text',
    check,
    async ({ text = '' }) => {
      await act({ kind: 'message', text });
      change('');
      say(messageSent);
    },
    ['message', seen.project.key],
  );
  const [typed, setTyped] = useState(kept.text ?? '');
  const change = (next: string) => {
    setTyped(next);
    setProblem(null);
    say('');
  };
  return (
    <form {...form} className="grid max-w-measure gap-3 print:hidden">
      <ActField
        name="text"
        label={label}
        rows={4}
        value={typed}
        problem={problem}
        onChange={({ target }) => change(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isBusy}>
          Write
        </Button>
        <p role="status" className="text-sm empty:sr-only">
          {problem ? '' : announced}
        </p>
        {isServiceError(problem?.error, 'messages-full') && (
          <ButtonLink to={`mailto:${site.supportEmail}`}>{site.supportEmail}</ButtonLink>
        )}
      </div>
    </form>
  );
};

/** What both sides have done, oldest first, as far as it stands. */
const Events = ({ seen, act }: ProjectProps) => {
  const { log, side } = seen;
  const [takeBack] = useRunAction((of: string) => act({ kind: 'withdrawn', of }, 'messages'));
  const events = standing(log).filter(({ kind }) => kind !== 'seen' && kind !== 'choice');
  if (events.length === 0) return <p className="text-fg-quiet">{noEvents}</p>;
  return (
    <ol className="border-b">
      {events.map((event) => (
        <li key={event.id} className="grid gap-2 border-t py-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{actorNames[side ?? 'customer'][event.by === side ? 'own' : 'other']}</span>
            <DateTime iso={event.at} className="text-fg-quiet text-sm" />
          </p>
          <div className="grid content-start gap-1">
            {event.kind !== 'message' && <p className="font-semibold">{eventNames[event.kind]}</p>}
            {textOf(event) && <TypedText text={textOf(event)} />}
            {import.meta.env.VITE_FIRST_DRAFT !== 'off' && event.kind === 'proofs' && (
              <ProofThumbs items={event.items} />
            )}
          </div>
          {side && canTakeBack(log, event.id, side) && (
            <Button tone="quiet" size="small" className="justify-self-start" onClick={() => takeBack(event.id)}>
              <span>Take back</span>
              <span className="sr-only">{` (${eventNames[event.kind]}, ${formatDateTime(event.at)})`}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
};

/** What happened, and what the visitor writes to the other side. */
export const ProjectLog = (props: ProjectProps) => {
  const { side } = props.seen;
  return (
    <TitledSection id="messages" title="What happened" titleLook="text-subheading" takesFocus className="grid gap-4">
      <Events {...props} />
      {side && <MessageForm {...props} label={writeTo[side]} />}
    </TitledSection>
  );
};

export const Delivered = ({ log }: { log: Log }) => {
  const delivery = lastOf(log, 'delivered');
  if (!delivery) return null;
  return (
    <TitledSection
      id="delivered"
      title="Delivered"
      className="on-second grid gap-3 rounded-tr-[4rem] p-6 pr-16 max-xs:pr-6"
    >
      <DateTime iso={delivery.at} className="text-fg-quiet text-sm" />
      {delivery.note && <TypedText text={delivery.note} />}
      {delivery.link && (
        <p className="wrap-anywhere">
          <a href={delivery.link} {...newTab} rel="noopener noreferrer nofollow" className="text-link" translate="no">
            {delivery.link}
          </a>
        </p>
      )}
    </TitledSection>
  );
};
