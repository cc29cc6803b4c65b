import { useId, useState } from 'react';
import { controlLook, FieldFrame } from '../../../../components/form/field';
import { ProofStage } from '../../../../components/proofs/proof-stage';
import { Button } from '../../../../components/ui/button';
import type { DrawnService } from '../../../../content/account/drawn-services';
import { drawnName, sendTexts } from '../../../../content/account/proofs';
import { makeItems, patternRules } from '../../../../proofs/items';
import { markRules } from '../../../../proofs/marks';
import { useNameForProofs } from '../../../../queries/projects';
import { currentRound } from '../../../../services/projects/log';
import { ActField, type ProjectProps, useActForm } from '../act-form';

type Props = ProjectProps & { service: DrawnService };

const anyRule = '';

/** The agency draws a round: it throws again until it likes what it sees, and sends it with a note. */
export const SendProofs = ({ seen, act, service }: Props) => {
  const round = currentRound(seen.log);
  const customerName = useNameForProofs(seen.project.customer);
  const { form, kept, isBusy, problem } = useActForm(
    'note',
    () => null,
    ({ note = '' }) => act({ kind: 'proofs', items, note }, 'agency'),
    ['proofs', `${seen.project.key} ${round?.id ?? ''}`],
  );
  const chosen = round?.items[round.choice ?? 0];
  const [letters, setLetters] = useState(kept.letters ?? chosen?.letters ?? customerName);
  const [colors, setColors] = useState(kept.colors ?? chosen?.colors.join(' ') ?? '');
  // A change is answered by the rule that the customer has chosen.
  const [rule, setRule] = useState(kept.rule ?? (round?.change && chosen ? chosen.rule : anyRule));
  const [thrown, setThrown] = useState(round?.number ?? 0);
  const id = useId();
  const rules: readonly string[] = service === 'custom-artwork' ? patternRules : markRules;
  const items = makeItems({ service, letters: letters.trim(), colors, thrown, rule });
  return (
    <form {...form} className="grid gap-4">
      <h3 className="font-semibold">{sendTexts.title}</h3>
      <ActField
        name="letters"
        label={sendTexts.letters}
        value={letters}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setLetters(target.value)}
      />
      <ActField
        name="colors"
        label={sendTexts.colors}
        value={colors}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setColors(target.value)}
      />
      <FieldFrame id={id} label={sendTexts.rule} error={undefined}>
        <select
          id={id}
          name="rule"
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
      </FieldFrame>
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
      <ActField
        name="note"
        label={sendTexts.note}
        rows={3}
        maxLength={2000}
        defaultValue={kept.note}
        problem={problem}
      />
      <p className="text-fg-quiet text-sm">{sendTexts.told}</p>
      <Button type="submit" actsOnce isBusy={isBusy} className="justify-self-start">
        {sendTexts.send}
      </Button>
    </form>
  );
};
