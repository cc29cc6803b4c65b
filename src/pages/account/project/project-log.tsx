import { useRunAction } from '../../../components/feedback/run-action';
import { Button, newTab } from '../../../components/ui/button';
import { lazyPart } from '../../../components/ui/lazy-part';
import { TitledSection } from '../../../components/ui/titled-section';
import { actorNames, eventNames, noEvents } from '../../../content/account/projects';
import { formatDateTime } from '../../../lib/dates';
import { canTakeBack, type Log, lastOf, standing } from '../../../services/projects/log';
import type { ProjectEvent } from '../../../storage/project-events';
import { DateTime } from '../parts/entry-parts';
import type { ProjectProps } from './act-form';
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

/** What both sides have done, oldest first, as far as it stands. */
export const ProjectLog = ({ seen, act }: ProjectProps) => {
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
