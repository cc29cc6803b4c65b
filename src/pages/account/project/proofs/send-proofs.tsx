import { useId, useState } from 'react';
import { useRunAction } from '../../../../components/feedback/run-action';
import { controlLook } from '../../../../components/form/field';
import { ProofStage } from '../../../../components/proofs/proof-stage';
import { Button } from '../../../../components/ui/button';
import type { DrawnService } from '../../../../content/account/drawn-services';
import { drawnName, sendTexts } from '../../../../content/account/proofs';
import { moveFocusWhenRemoved } from '../../../../lib/move-focus-when-removed';
import { makeItems, patternRules } from '../../../../proofs/items';
import { markRules } from '../../../../proofs/marks';
import { actOn } from '../../../../services/projects/acts';
import type { Round } from '../../../../services/projects/rounds';
import type { ProjectProps } from '../project-props';

type Props = Pick<ProjectProps, 'seen' | 'address'> & {
  service: DrawnService;
  /** The newest round; undefined before the first. */
  round: Round | undefined;
  /** Company or name of the customer. */
  customerName: string;
};

const anyRule = '';

type LineProps = { label: string; value: string; onChange: (text: string) => void };

const TextLine = ({ label, value, onChange }: LineProps) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <input
        id={id}
        value={value}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={controlLook}
      />
    </div>
  );
};

/** The agency draws a round: it throws again until it likes what it sees, and sends it with a note. */
export const SendProofs = ({ seen, address, service, round, customerName }: Props) => {
  const chosen = round?.items[round.choice ?? 0];
  const [letters, setLetters] = useState(chosen?.letters ?? customerName);
  const [colors, setColors] = useState(chosen?.colors.join(' ') ?? '');
  // A change is answered by the rule that the customer has chosen.
  const [rule, setRule] = useState(round?.change && chosen ? chosen.rule : anyRule);
  const [note, setNote] = useState('');
  const [thrown, setThrown] = useState(round?.number ?? 0);
  const id = useId();
  const rules: readonly string[] = service === 'custom-artwork' ? patternRules : markRules;
  const items = makeItems({
    service,
    letters: letters.trim(),
    colors,
    thrown,
    rule,
  });
  const [send, isBusy] = useRunAction(async () => {
    moveFocusWhenRemoved(() => document.getElementById('agency'));
    await actOn(address, 'agency', { kind: 'proofs', items, note: note.trim() }, seen.log.at(-1)?.id);
    setNote('');
    setThrown(thrown + 1);
  });
  return (
    <form
      method="dialog"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 className="font-semibold">{sendTexts.title}</h3>
      <TextLine label={sendTexts.letters} value={letters} onChange={setLetters} />
      <TextLine label={sendTexts.colors} value={colors} onChange={setColors} />
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-rule`} className="font-semibold text-sm">
          {sendTexts.rule}
        </label>
        <select
          id={`${id}-rule`}
          value={rule}
          onChange={(event) => setRule(event.target.value)}
          className={controlLook}
        >
          <option value={anyRule}>{sendTexts.anyRule}</option>
          {rules.map((one) => (
            <option key={one} value={one}>
              {drawnName(one)}
            </option>
          ))}
        </select>
      </div>
      <ol className="grid gap-6">
        {items.map((item) => (
          <li key={`${item.rule} ${item.seed}`}>
            <ProofStage item={item} isKit={service === 'branding-kit'} />
          </li>
        ))}
      </ol>
      <Button size="small" className="justify-self-start" onClick={() => setThrown(thrown + 1)}>
        {sendTexts.others}
      </Button>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-note`} className="font-semibold text-sm">
          {sendTexts.note}
        </label>
        <textarea
          id={`${id}-note`}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          className={controlLook}
        />
      </div>
      <p className="text-fg-quiet text-sm">{sendTexts.told}</p>
      <Button type="submit" aria-disabled={isBusy} className="justify-self-start">
        {sendTexts.send}
      </Button>
    </form>
  );
};
