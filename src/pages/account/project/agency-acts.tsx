import { lazy, Suspense, useId, useState } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { controlLook } from '../../../components/form/field';
import { Button, ButtonLink } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import { agencyTexts } from '../../../content/account/projects';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { useNameForProofs } from '../../../queries/projects';
import { setCompleted } from '../../../services/orders/orders';
import { type Act, actOn } from '../../../services/projects/acts';
import { letterAbout } from '../../../services/projects/letter';
import { currentRound, drawnServiceOf } from '../../../services/projects/rounds';
import { actsOf, type Facts } from '../../../services/projects/states';
import { setDone } from '../../../services/submissions/admin';
import type { ProjectProps } from './project-props';

const SendProofs = /* @__PURE__ */ lazy(async () => ({ default: (await import('./proofs/send-proofs')).SendProofs }));

type Props = ProjectProps & { facts: Facts };

const DeliverForm = ({ onDeliver }: { onDeliver: (note: string, link: string) => void }) => {
  const [note, setNote] = useState('');
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  return (
    <form
      method="dialog"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const isLink = link.trim() === '' || /^https?:\/\/\S+$/.test(link.trim());
        const wrong = isLink ? (note.trim() || link.trim() ? '' : agencyTexts.empty) : agencyTexts.badLink;
        setProblem(wrong);
        if (wrong) document.getElementById(`${id}-${isLink ? 'note' : 'link'}`)?.focus();
        else onDeliver(note.trim(), link.trim());
      }}
    >
      <label htmlFor={`${id}-note`} className="font-semibold text-sm">
        Note
      </label>
      <textarea
        id={`${id}-note`}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        className={controlLook}
      />
      <label htmlFor={`${id}-link`} className="font-semibold text-sm">
        Link (https://…)
      </label>
      <input
        id={`${id}-link`}
        inputMode="url"
        value={link}
        aria-invalid={problem !== ''}
        {...(problem && { 'aria-describedby': `${id}-problem` })}
        onChange={(event) => setLink(event.target.value)}
        className={controlLook}
      />
      {problem && (
        <p id={`${id}-problem`} className="font-semibold text-alarm text-sm">
          {problem}
        </p>
      )}
      <p className="text-fg-quiet text-sm">{agencyTexts.delivered}</p>
      <Button type="submit" className="justify-self-start">
        Deliver
      </Button>
    </form>
  );
};

/** The acts of the agency in one place, each with what it says to the customer. */
export const AgencyActs = ({ seen, address, facts }: Props) => {
  const { project, log } = seen;
  const acts = actsOf(facts, 'agency');
  const service = drawnServiceOf(project);
  const round = currentRound(log);
  const customerName = useNameForProofs(project.customer);
  const [act] = useRunAction(async (one: Act) => {
    moveFocusWhenRemoved(() => document.getElementById('agency'));
    await actOn(address, 'agency', one, log.at(-1)?.id);
  });
  const isRedemption = project.kind === 'redemption';
  const isDone = isRedemption ? project.entry.status === 'completed' : project.submission.done !== undefined;
  const [mark] = useRunAction(async (isNowDone: boolean) => {
    moveFocusWhenRemoved(() => document.getElementById('agency'));
    if (isRedemption)
      await setCompleted({ ...project.entry, userEmail: project.customer ?? '', userName: '' }, isNowDone);
    else await setDone(project.submission.id, isNowDone);
    if (isNowDone) toast({ title: 'Marked done', description: project.title, undo: () => void mark(false) });
  });
  const letter = letterAbout(project);
  const doneText = isRedemption
    ? agencyTexts.completed
    : project.kind === 'brief'
      ? agencyTexts.doneBrief
      : agencyTexts.done;
  return (
    <section aria-labelledby="agency" className="grid gap-6 border p-5 print:hidden">
      <h2 id="agency" tabIndex={-1} className="text-subheading outline-none">
        For the agency
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => document.querySelector<HTMLElement>('main textarea')?.focus()}>
          Reply
        </Button>
        {letter && (
          <ButtonLink size="small" to={letter}>
            Reply by email
          </ButtonLink>
        )}
      </div>
      {acts.includes('begun') && (
        <div className="grid justify-items-start gap-2">
          <Button onClick={() => act({ kind: 'begun' })}>Begin</Button>
          <p className="text-fg-quiet text-sm">{agencyTexts.begun}</p>
        </div>
      )}
      {import.meta.env.VITE_FIRST_DRAFT !== 'off' && service && acts.includes('proofs') && (
        <Suspense>
          <SendProofs
            key={round?.id}
            seen={seen}
            address={address}
            service={service}
            round={round}
            customerName={customerName}
          />
        </Suspense>
      )}
      {acts.includes('delivered') && (
        <DeliverForm onDeliver={(note, link) => act({ kind: 'delivered', note, ...(link && { link }) })} />
      )}
      {(!isRedemption || project.entry.status !== 'pending') && (
        <div className="grid justify-items-start gap-2">
          <Button size="small" actsOnce onClick={() => mark(!isDone)}>
            <span>{isDone ? (isRedemption ? 'Undo' : 'Mark as new') : 'Mark done'}</span>
          </Button>
          {!isDone && <p className="text-fg-quiet text-sm">{doneText}</p>}
        </div>
      )}
    </section>
  );
};
