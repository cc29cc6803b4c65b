import { useState } from 'react';
import { settings } from '../../../content/demo/desk';
import { damageableKeys, damageKey, repairableKeys, repairKeys } from '../../../services/demo/damage';
import { useStored } from '../../../storage/use-stored';
import { demoSteering } from '../../../storage/visitor-keys';
import { failureMessage } from '../../feedback/failure-message';
import { Button } from '../../ui/button';
import { Choice } from './choice';
import type { GroupProps } from './group-props';
import { useSetting } from './use-setting';

export const StorageGroup = ({ showMessage }: GroupProps) => {
  const { storage } = useStored(demoSteering);
  const set = useSetting(showMessage);
  const [chosen, choose] = useState('');
  const names = damageableKeys();
  const name = names.includes(chosen) ? chosen : names.includes('userCredits') ? 'userCredits' : (names[0] ?? '');
  const hasDamage = repairableKeys().length > 0;
  const run = (action: () => Promise<void>, doneMessage: string) =>
    action().then(
      () => showMessage(doneMessage),
      (error: unknown) => showMessage(failureMessage(error).description),
    );
  return (
    <>
      <Choice
        legend="What browser storage does"
        values={settings.storage.values}
        selected={storage}
        onChoose={(value) => set({ storage: value })}
      />
      <div className="grid justify-items-start gap-2">
        <label htmlFor="desk-key" className="eyebrow">
          Damage a key
        </label>
        {names.length > 0 ? (
          <>
            <select
              id="desk-key"
              value={name}
              onChange={({ target }) => choose(target.value)}
              className="min-h-11 w-full border border-line-strong bg-ground-raised px-3"
            >
              {names.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
            <Button size="small" onClick={() => run(() => damageKey(name), `${name} is damaged`)}>
              Damage this key
            </Button>
          </>
        ) : (
          <p className="text-sm">There is nothing to damage yet.</p>
        )}
        {hasDamage && (
          <Button size="small" onClick={() => run(repairKeys, 'The damaged keys are repaired')}>
            Repair it
          </Button>
        )}
      </div>
    </>
  );
};
