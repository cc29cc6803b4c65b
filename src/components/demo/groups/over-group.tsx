import { startOver, undoStartOver } from '../../../services/demo/start-over';
import { demoBackup } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { failureMessage } from '../../feedback/failure-message';
import { Button } from '../../ui/button';
import type { GroupProps } from './group-props';

/** Everything as on a first visit, and back. */
export const OverGroup = ({ say }: GroupProps) => {
  const hasBackup = useStored(demoBackup) !== null;
  const act = (action: () => Promise<void>, done: string) =>
    action().then(
      () => say(done),
      (error: unknown) => say(failureMessage(error).description),
    );
  return (
    <>
      <p>
        Everything goes: accounts, credits, orders, your session, what is typed in this tab and what is set here. A
        backup is made first and stays in this tab.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" tone="danger" onClick={() => act(startOver, 'Everything is as on a first visit')}>
          Start over
        </Button>
        {hasBackup && (
          <Button size="small" onClick={() => act(undoStartOver, 'Everything is back from the backup')}>
            Restore the backup
          </Button>
        )}
      </div>
    </>
  );
};
