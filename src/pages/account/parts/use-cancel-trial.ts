import { failureMessage } from '../../../components/feedback/failure-message';
import { toast } from '../../../components/ui/toast/toast';
import { setCanceled } from '../../../services/projects/cancel';
import { useToldAction } from './use-told-action';

/** Cancels a trial or takes it back; the toast has *Undo*. */
export const useCancelTrial = () => {
  const [change] = useToldAction(async ({ id, isCanceled }: { id: string; isCanceled: boolean }) => {
    await setCanceled(id, isCanceled);
    const undo = () => void setCanceled(id, false).catch((error) => toast(failureMessage(error)));
    if (isCanceled)
      toast({ title: 'Trial canceled', description: 'It runs to its last day. Nothing will be charged.', undo });
  });
  return (id: string, isCanceled: boolean): void => void change({ id, isCanceled });
};
