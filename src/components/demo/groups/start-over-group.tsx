import { restoreCopy, startOver } from '../../../services/account/backup';
import { demoBackup } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { Button } from '../../ui/button';
import type { GroupProps } from './run-action';
import { useDeskAction } from './run-action';

export const StartOverGroup = ({ showMessage }: GroupProps) => {
  const hasBackup = useStored(demoBackup) !== null;
  const erase = useDeskAction(showMessage, 'Everything is as it was on your first visit');
  const restore = useDeskAction(showMessage, 'Backup restored');
  return (
    <>
      <p>
        This erases everything: accounts, credits, orders, your session, what is typed in this tab and what is set here.
        A backup with the data of all customers stays in this tab until you close it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" tone="danger" onClick={() => erase(startOver)}>
          Start over
        </Button>
        {hasBackup && (
          <Button size="small" onClick={() => restore(restoreCopy)}>
            Restore the backup
          </Button>
        )}
      </div>
    </>
  );
};
