import { useRunAction } from '../../../components/feedback/run-action';
import { Button, ButtonLink } from '../../../components/ui/button';
import { lazyPart } from '../../../components/ui/lazy-part';
import { TitledSection } from '../../../components/ui/titled-section';
import { toast } from '../../../components/ui/toast/toast';
import { agencyTexts } from '../../../content/account/projects';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { setCompleted } from '../../../services/projects/complete';
import { letterAbout } from '../../../services/projects/letter';
import { currentRound, drawnServiceOf, lastOf } from '../../../services/projects/log';
import { setDone } from '../../../services/submissions/admin';
import { ActField, type ProjectProps, useActForm } from './act-form';

const SendProofs = /* @__PURE__ */ lazyPart(async () => (await import('./proofs/send-proofs')).SendProofs);

const checkDelivery = ({ note = '', link = '' }: Readonly<Record<string, string>>) => {
  if (link !== '' && !/^https?:\/\/\S+$/.test(link)) return { name: 'link', text: agencyTexts.badLink };
  return note || link ? null : { name: 'note', text: agencyTexts.empty };
};

const DeliverForm = ({ seen, act }: ProjectProps) => {
  const { form, kept, isBusy, problem } = useActForm(
    'note',
    checkDelivery,
    ({ note = '', link }) => act({ kind: 'delivered', note, ...(link && { link }) }, 'agency'),
    ['delivery', seen.project.key],
  );
  return (
    <form {...form} className="grid gap-3">
      <ActField name="note" label="Note" rows={3} maxLength={2000} defaultValue={kept.note} problem={problem} />
      <ActField name="link" label="Link (https://…)" inputMode="url" defaultValue={kept.link} problem={problem} />
      <p className="text-fg-quiet text-sm">{agencyTexts.delivered}</p>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        Deliver
      </Button>
    </form>
  );
};

export const AgencyActs = (props: ProjectProps) => {
  const { seen, allowed, act } = props;
  const { project } = seen;
  const service = drawnServiceOf(project);
  const [begin] = useRunAction(() => act({ kind: 'begun' }, 'agency'));
  const isRedemption = project.kind === 'redemption';
  const isDone = isRedemption ? project.entry.status === 'completed' : project.submission.done !== undefined;
  // A delivery completes a redemption, and taking it back makes it active again.
  const canMark = !isRedemption || (project.entry.status !== 'pending' && !lastOf(seen.log, 'delivered'));
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
    <TitledSection
      id="agency"
      title="For the agency"
      titleLook="text-subheading"
      takesFocus
      className="grid gap-6 border p-5 print:hidden"
    >
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => document.querySelector<HTMLElement>('#messages textarea')?.focus()}>
          Reply
        </Button>
        {letter && (
          <ButtonLink size="small" to={letter}>
            Reply by email
          </ButtonLink>
        )}
      </div>
      {allowed.includes('begun') && (
        <div className="grid justify-items-start gap-2">
          <Button onClick={() => begin()}>Begin</Button>
          <p className="text-fg-quiet text-sm">{agencyTexts.begun}</p>
        </div>
      )}
      {import.meta.env.VITE_FIRST_DRAFT !== 'off' && service && allowed.includes('proofs') && (
        <SendProofs key={currentRound(seen.log)?.id} {...props} service={service} />
      )}
      {allowed.includes('delivered') && <DeliverForm {...props} />}
      {canMark && (
        <div className="grid justify-items-start gap-2">
          <Button size="small" actsOnce onClick={() => mark(!isDone)}>
            <span>{isDone ? (isRedemption ? 'Undo' : 'Mark as new') : 'Mark done'}</span>
          </Button>
          {!isDone && <p className="text-fg-quiet text-sm">{doneText}</p>}
        </div>
      )}
    </TitledSection>
  );
};
