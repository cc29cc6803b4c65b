import { useState } from 'react';
import { damageableKeys, damageKey, repairableKeys, repairKeys } from '../../../services/demo/damage';
import { Button } from '../../ui/button';
import type { GroupProps } from './group-props';
import { runAction, useDeskAction } from './run-action';
import { SettingChoice } from './setting-groups';

export const StorageGroup = ({ showMessage }: GroupProps) => {
  const [chosen, choose] = useState('');
  const names = damageableKeys();
  const name = names.includes(chosen) ? chosen : names.includes('userCredits') ? 'userCredits' : (names[0] ?? '');
  const hasDamage = repairableKeys().length > 0;
  const damage = useDeskAction(showMessage, `${name} is damaged`);
  return (
    <>
      <SettingChoice setting="storage" legend="What browser storage does" showMessage={showMessage} />
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
            <Button size="small" onClick={() => damage(() => damageKey(name))}>
              Damage this key
            </Button>
          </>
        ) : (
          <p className="text-sm">There is nothing to damage yet.</p>
        )}
        {hasDamage && (
          <Button size="small" onClick={() => runAction(showMessage, repairKeys, 'The damaged keys are repaired')}>
            Repair it
          </Button>
        )}
      </div>
    </>
  );
};
