import { useNavigate } from 'react-router-dom';
import { type PersonId, people, personIds } from '../../../content/demo/people';
import { useAction } from '../../../hooks/use-action';
import { useStayed } from '../../../hooks/use-still-here';
import { href } from '../../../paths';
import { restoreCopy, startOver } from '../../../services/account/backup';
import { logInAs } from '../../../services/demo/people';
import { removeSamples } from '../../../services/demo/samples';
import { demoBackup, sampleData, sampleTrial } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { Button } from '../../ui/button';
import { type GroupProps, PressRow, runDeskAction } from './group-parts';

export const StartOverGroup = ({ showMessage }: GroupProps) => {
  const hasBackup = useStored(demoBackup) !== null;
  const erase = () => runDeskAction(showMessage, startOver, 'Everything is as it was on your first visit');
  const restore = () => runDeskAction(showMessage, restoreCopy, 'Backup restored');
  return (
    <>
      <p>
        This erases everything: accounts, credits, orders, your session, what is typed in this tab and what is set here.
        A backup with the data of all customers stays in this tab until you close it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" tone="danger" actsOnce onClick={erase}>
          Start over
        </Button>
        {hasBackup && (
          <Button size="small" actsOnce onClick={restore}>
            Restore the backup
          </Button>
        )}
      </div>
    </>
  );
};

export const PeopleGroup = ({ showMessage, onLeave }: GroupProps) => {
  const navigate = useNavigate();
  const hasStayed = useStayed();
  const isSampleTrial = useStored(sampleTrial);
  const hasSamples = useStored(sampleData).length > 0 || isSampleTrial;

  const logIn = async (id: PersonId) => {
    const { pathname } = window.location;
    const { name, isAdmin } = await logInAs(id);
    showMessage(`Logged in as ${name}`);
    if (!(await hasStayed(pathname))) return;
    onLeave();
    navigate(isAdmin ? href('admin') : href('dashboard'));
  };
  const [press, isBusy] = useAction(async (pressed: PersonId | 'remove') => {
    showMessage(pressed === 'remove' ? '' : 'Logging in...');
    if (pressed === 'remove') await runDeskAction(showMessage, removeSamples, 'All samples are removed');
    else await runDeskAction(showMessage, () => logIn(pressed), null);
  });

  return (
    <>
      <p className="text-fg-quiet text-sm">
        One press logs you in. Sample people begin with the same data each time, and your own accounts are not touched.
      </p>
      <ul className="grid gap-2">
        {personIds.map((id) => (
          <li key={id}>
            <PressRow
              isBusy={isBusy}
              onPress={() => press(id)}
              title={<span className="font-semibold">{people[id].label}</span>}
              text={people[id].about}
            />
          </li>
        ))}
      </ul>
      {hasSamples && (
        <Button size="small" className="justify-self-start" isBusy={isBusy} onClick={() => press('remove')}>
          Remove all samples
        </Button>
      )}
    </>
  );
};
