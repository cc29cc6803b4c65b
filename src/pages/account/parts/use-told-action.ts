import { failureMessage } from '../../../components/feedback/failure-message';
import { toast } from '../../../components/ui/toast/toast';
import { site } from '../../../content/site/site';
import { useAction } from '../../../hooks/use-action';
import { startAssignment } from '../../../services/credits/redemptions';
import type { HistoryEntry } from '../../../storage/schema';
import { focusStatus } from './entry-parts';

type Keyed = HistoryEntry & { key: string };

/** As `useAction`, for an action that stays on the page: a toast says why it failed. */
export const useToldAction = <Input = void>(action: (input: Input) => Promise<void>) =>
  useAction(async (input: Input) => {
    try {
      await action(input);
    } catch (error) {
      toast(failureMessage(error));
    }
    return 'stay';
  });

/** Opens the calendar, and starts a redemption. @param moveFocus gets the key of the redemption whose button is removed */
export const useStartAssignment = (moveFocus: (entryKey: string) => void = focusStatus) => {
  const [start] = useToldAction(async (redemption: Keyed) => {
    // The window first: after an asynchronous step the popup blocker would block it. With `noopener` the call returns null in
    // any case, so that a blocked window cannot be noticed: the page and the toast always have a link to the calendar.
    window.open(site.consultationUrl, '_blank', 'noopener,noreferrer');
    await startAssignment(redemption);
    toast({
      title: 'Service started',
      description: 'Now pick a time for the meeting.',
      link: { to: site.consultationUrl, text: 'Open the calendar', opensNewTab: true },
    });
    moveFocus(redemption.key);
  });
  return (redemption: Keyed): void => void start(redemption);
};
