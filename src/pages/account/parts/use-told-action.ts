import { failureMessage } from '../../../components/feedback/failure-message';
import { toast } from '../../../components/ui/toast/toast';
import { useAction } from '../../../hooks/use-action';

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
