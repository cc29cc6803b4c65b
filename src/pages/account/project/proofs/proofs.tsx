import { type PointerEvent, useId, useState } from 'react';
import { useRunAction } from '../../../../components/feedback/run-action';
import { ProofStage } from '../../../../components/proofs/proof-stage';
import { Button } from '../../../../components/ui/button';
import { changeLetters, drawnName, proofTexts } from '../../../../content/account/proofs';
import { writeTyped } from '../../../../services/drafts/typed-texts';
import type { Act } from '../../../../services/projects/acts';
import { approvedItem, currentRound, drawnServiceOf, type Round } from '../../../../services/projects/log';
import { stateOf } from '../../../../services/projects/states';
import { DateTime } from '../../parts/entry-parts';
import { ActField, type ProjectProps, useActForm } from '../act-form';
import { TypedText } from '../typed-text';
import { ProofFiles } from './proof-files';

/** How far a finger moves sideways before it turns to the next proof, in pixels. */
const swipe = 48;

type ChooserProps = { round: Round; index: number; onChoose: (index: number) => void };

/** The proofs of a round by name: the chosen one is shown. Arrow keys, as in all radio groups, go from one to the next. */
const Chooser = ({ round, index, onChoose }: ChooserProps) => {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      <legend className="sr-only">{proofTexts.choose}</legend>
      {round.items.map((item, position) => (
        <label key={`${item.rule} ${item.seed}`} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            className="size-5 accent-ultramarine-read"
            checked={position === index}
            onChange={() => onChoose(position)}
          />
          <span>{proofTexts.item(position + 1, drawnName(item.rule))}</span>
        </label>
      ))}
    </fieldset>
  );
};

type Props = ProjectProps & { round: Round };

/** What the customer says to a round: which proof, and whether to change or to approve it. */
const Answer = ({ seen, act, round, index }: Props & { index: number }) => {
  const keep = ['change', `${seen.project.key} ${round.id}`] as const;
  const say = (answer: Act) => act([{ kind: 'choice', of: round.id, index }, answer], 'proofs');
  const [approve, isApproving] = useRunAction(async () => {
    await say({ kind: 'approved', of: round.id });
    writeTyped(...keep, {});
  });
  const { form, kept, isBusy, problem } = useActForm(
    'change',
    ({ change }) => (change ? null : { name: 'change', text: proofTexts.noChange }),
    ({ change = '' }) => say({ kind: 'change', of: round.id, text: change }),
    keep,
  );
  const id = useId();
  const item = round.items[index];
  return (
    <form {...form} className="grid gap-6 sm:grid-cols-2 print:hidden">
      <div className="grid content-start gap-2">
        <ActField
          name="change"
          label={proofTexts.changeLabel}
          rows={3}
          maxLength={changeLetters}
          defaultValue={kept.change}
          problem={problem}
        />
        <Button type="submit" size="small" isBusy={isBusy} className="justify-self-start">
          {proofTexts.ask}
        </Button>
      </div>
      <div className="grid content-start justify-items-start gap-2">
        <p id={id}>{proofTexts.approving(round.number, item ? drawnName(item.rule) : '')}</p>
        <Button tone="primary" isBusy={isApproving} aria-describedby={id} onClick={() => approve()}>
          {proofTexts.approve}
        </Button>
      </div>
    </form>
  );
};

const Proofs = (props: Props) => {
  const { seen, allowed, round } = props;
  const settled = round.approval !== null || round.change !== null;
  const [shown, setShown] = useState(round.choice ?? 0);
  const [start, setStart] = useState<number | null>(null);
  const index = settled && round.choice !== null ? round.choice : Math.min(shown, round.items.length - 1);
  const item = round.items[index];
  if (!item) return null;
  const turn = (by: number) => setShown((index + by + round.items.length) % round.items.length);
  const onPointerUp = ({ clientX, pointerType }: PointerEvent) => {
    if (settled || pointerType === 'mouse' || start === null) return;
    if (Math.abs(clientX - start) > swipe) turn(clientX < start ? 1 : -1);
    setStart(null);
  };
  return (
    <section aria-labelledby="proofs" className="grid min-w-0 gap-5">
      <div className="grid gap-1">
        <h2 id="proofs" tabIndex={-1} className="text-heading outline-none">
          {proofTexts.title(round.number)}
        </h2>
        <DateTime iso={round.at} className="text-fg-quiet text-sm" />
      </div>
      {round.note && <TypedText text={round.note} />}
      {!settled && round.items.length > 1 && <Chooser round={round} index={index} onChoose={setShown} />}
      <div
        className="[touch-action:pan-y_pinch-zoom]"
        onPointerDown={({ clientX }) => setStart(clientX)}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setStart(null)}
      >
        <ProofStage item={item} isKit={drawnServiceOf(seen.project) === 'branding-kit'} />
      </div>
      <p role="status" className="max-w-measure">
        {round.approval
          ? proofTexts.approved(drawnName(item.rule))
          : round.change
            ? proofTexts.changeAsked(drawnName(item.rule))
            : proofTexts.shown(index + 1, round.items.length, drawnName(item.rule))}
      </p>
      {allowed.includes('approved') && <Answer {...props} index={index} />}
    </section>
  );
};

/** What is drawn for a project: the newest proofs, and the files once they are delivered. */
export const ProofWork = (props: ProjectProps) => {
  const { project, log } = props.seen;
  const service = drawnServiceOf(project);
  const round = currentRound(log);
  const item = approvedItem(log);
  if (!service || !round) return null;
  if (item && stateOf(props.seen) === 'delivered')
    return <ProofFiles service={service} item={item} number={project.number} />;
  return <Proofs key={round.id} {...props} round={round} />;
};
