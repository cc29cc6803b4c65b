import { useMutation } from '@tanstack/react-query';
import { failureMessage } from '../../../components/feedback/failure-message';
import { useAction } from '../../../components/form/use-action';
import { useToast } from '../../../components/ui/toast/toast';
import { site } from '../../../content/site/site';
import { startMutation } from '../../../queries/account';
import type { Statement } from '../../../services/credits/history';
import { focusStatus } from './status-badge';

/** Opens the scheduling calendar and marks the redemption started. @returns the action */
export const useStartAssignment = () => {
  const toast = useToast();
  const start = useMutation(startMutation);
  const [run] = useAction(async (redemption: Statement) => {
    // First the window: after a wait the browser would take it for a pop-up nobody asked for.
    window.open(site.consultationUrl, '_blank', 'noopener,noreferrer');
    try {
      await start.mutateAsync(redemption);
      toast({ title: 'Service started', description: 'Our calendar opened in a new tab: pick a time there.' });
      focusStatus(redemption.key);
    } catch (error) {
      toast(failureMessage(error));
    }
    return 'stay';
  });
  return (redemption: Statement): void => void run(redemption);
};
