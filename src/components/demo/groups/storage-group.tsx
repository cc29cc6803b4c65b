import { useState } from 'react';
import { settings } from '../../../content/demo/desk';
import { damageableKeys, damageKey, mendableKeys, mendKeys } from '../../../services/demo/damage';
import { useStored } from '../../../storage/use-stored';
import { demoSteering } from '../../../storage/visitor-keys';
import { failureMessage } from '../../feedback/failure-message';
import { Button } from '../../ui/button';
import { Choice } from './choice';
import type { GroupProps } from './group-props';
import { useSetting } from './use-setting';

/** What browser storage does, and damage to one key. */
export const StorageGroup = ({ say }: GroupProps) => {
  const { storage } = useStored(demoSteering);
  const set = useSetting(say);
  const [chosen, choose] = useState('');
  const names = damageableKeys();
  const name = names.includes(chosen) ? chosen : names.includes('userCredits') ? 'userCredits' : (names[0] ?? '');
  const isDamaged = mendableKeys().length > 0;
  const act = (action: () => Promise<void>, done: string) =>
    action().then(
      () => say(done),
      (error: unknown) => say(failureMessage(error).description),
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
          One key damaged
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
            <Button size="small" onClick={() => act(() => damageKey(name), `${name} is damaged`)}>
              Damage this key
            </Button>
          </>
        ) : (
          <p className="text-sm">Nothing is stored yet that could be damaged.</p>
        )}
        {isDamaged && (
          <Button size="small" onClick={() => act(mendKeys, 'The damaged keys are whole again')}>
            Mend it
          </Button>
        )}
      </div>
    </>
  );
};
