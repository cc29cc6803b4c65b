import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../components/feedback/failure-message';
import { useAction } from '../../../components/form/use-action';
import { toast } from '../../../components/ui/toast/toast';
import { site } from '../../../content/site/site';
import { startMutation } from '../../../queries/account';
import type { Statement } from '../../../services/credits/history';
import { focusStatus } from './status-badge';

/**
 * @returns a function that opens the scheduling calendar and starts the assignment of a redemption; and whether it has done
 * so since the page was opened
 */
export const useStartAssignment = () => {
  const start = useMutation(startMutation);
  const [hasStarted, setHasStarted] = useState(false);
  const [run] = useAction(async (redemption: Statement) => {
    // The window first: after an asynchronous step the popup blocker would block it.
    window.open(site.consultationUrl, '_blank', 'noopener,noreferrer');
    try {
      await start.mutateAsync(redemption);
      setHasStarted(true);
      toast({ title: 'Service started', description: 'Our calendar opened in a new tab: pick a time there.' });
      focusStatus(redemption.key);
    } catch (error) {
      toast(failureMessage(error));
    }
    return 'stay';
  });
  return [(redemption: Statement): void => void run(redemption), hasStarted] as const;
};
