import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PersonId, people, personIds } from '../../../content/demo/people';
import { href } from '../../../paths';
import { signInAs } from '../../../services/demo/people';
import { removeSamples } from '../../../services/demo/remove-samples';
import { sampleData, sampleTrial } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { failureMessage } from '../../feedback/failure-message';
import { Button } from '../../ui/button';
import type { GroupProps } from './group-props';

/** Signs in as an invented person, and removes all of them again. */
export const PeopleGroup = ({ say, onLeave }: GroupProps) => {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isSampleTrial = useStored(sampleTrial);
  const hasSamples = useStored(sampleData).length > 0 || isSampleTrial;

  const act = async (begun: string, action: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    say(begun);
    try {
      await action();
    } catch (error) {
      say(failureMessage(error).description);
    }
    setBusy(false);
  };
  const enter = (id: PersonId) =>
    act('Signing in...', async () => {
      const { name, isAdmin } = await signInAs(id);
      say(`Signed in as ${name}`);
      onLeave();
      navigate(isAdmin ? href('admin') : href('dashboard'));
    });

  return (
    <>
      <p className="text-fg-quiet text-sm">
        One press signs in. They begin with the same data each time, named as samples; your own accounts are not
        touched.
      </p>
      <ul className="border-b">
        {personIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => enter(id)}
              className="grid w-full gap-0.5 border-t py-2.5 text-left hover:bg-fg hover:text-ground"
            >
              <span className="font-semibold">{people[id].label}</span>
              <span className="text-sm">{people[id].about}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasSamples && (
        <Button
          size="small"
          className="justify-self-start"
          aria-disabled={isBusy}
          onClick={() => act('', async () => removeSamples().then(() => say('All samples are removed')))}
        >
          Remove all samples
        </Button>
      )}
    </>
  );
};
