import { useRunAction } from '../../../components/feedback/run-action';
import { Button } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { restoreCopy } from '../../../services/account/backup';

export const KeptCopy = () => {
  const [restore, isBusy] = useRunAction(async () => {
    moveFocusWhenRemoved();
    await restoreCopy();
    toast({ title: 'All demo data restored', description: 'Everything is as it was when the copy was made.' });
  });
  return (
    <section aria-label="Copy in this tab" className="grid gap-3 border-sun border-l-8 bg-ground-raised p-4">
      <p className="max-w-measure">
        A copy of what was here before is in this tab. It holds the data of all customers, until the tab is closed.
      </p>
      <Button size="small" className="w-fit" isBusy={isBusy} onClick={() => restore()}>
        Restore
      </Button>
    </section>
  );
};
