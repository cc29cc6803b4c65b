import { useMutation } from '@tanstack/react-query';
import { saveFailed } from '../../components/layout/save-failed';
import { useToast } from '../../components/ui/toast';
import { site } from '../../content/site';
import { startMutation } from '../../queries/account';

/** Opens the scheduling calendar and marks the redemption started. @returns the action; it takes the entry's id */
export const useStartAssignment = () => {
  const toast = useToast();
  const start = useMutation(startMutation);
  return (entryId: string): void => {
    // First the window: after a wait the browser would take it for a pop-up nobody asked for.
    window.open(site.consultationUrl, '_blank', 'noopener,noreferrer');
    start.mutate(entryId, { onError: () => toast(saveFailed) });
  };
};
