import { lazy, Suspense } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { Button } from '../../../components/ui/button';
import { actorNames, eventNames, noEvents } from '../../../content/account/projects';
import { formatDateTime } from '../../../lib/dates';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { actOn } from '../../../services/projects/acts';
import { canTakeBack, standing } from '../../../services/projects/log';
import type { ProjectEvent } from '../../../storage/project-events';
import { DateTime } from '../parts/entry-parts';
import type { ProjectProps } from './project-props';
import { TypedText } from './typed-text';

/** Loaded with the first proofs: most projects have none. */
const ProofThumbs = /* @__PURE__ */ lazy(async () => ({
  default: (await import('../../../components/proofs/proof-stage')).ProofThumbs,
}));

const textOf = (event: ProjectEvent) => {
  if (event.kind === 'message') return event.text;
  if (event.kind === 'meeting') return formatDateTime(event.start);
  if (event.kind === 'change') return event.text;
  return event.kind === 'delivered' || event.kind === 'proofs' ? event.note : '';
};

/** What both sides have done, oldest first, as far as it stands. */
export const ProjectLog = ({ seen, address }: Pick<ProjectProps, 'seen' | 'address'>) => {
  const { log, side } = seen;
  const [takeBack] = useRunAction(async (of: string) => {
    if (!side) return;
    moveFocusWhenRemoved(() => document.getElementById('messages'));
    await actOn(address, side, { kind: 'withdrawn', of }, log.at(-1)?.id);
  });
  const events = standing(log).filter(({ kind }) => kind !== 'seen' && kind !== 'choice');
  if (events.length === 0) return <p className="text-fg-quiet">{noEvents}</p>;
  return (
    <ol className="border-b">
      {events.map((event) => (
        <li
          key={event.id}
          className="grid gap-x-6 gap-y-1 border-t py-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto] print:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <p className="grid content-start">
            <span className="font-semibold">{actorNames[side ?? 'customer'][event.by === side ? 'own' : 'other']}</span>
            <DateTime iso={event.at} className="text-fg-quiet text-sm" />
          </p>
          <div className="grid content-start gap-1">
            {event.kind !== 'message' && <p className="font-semibold">{eventNames[event.kind]}</p>}
            {textOf(event) && <TypedText text={textOf(event)} />}
            {import.meta.env.VITE_FIRST_DRAFT !== 'off' && event.kind === 'proofs' && (
              <Suspense>
                <ProofThumbs items={event.items} />
              </Suspense>
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
