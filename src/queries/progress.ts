import { readCustomerData } from '../services/progress/customer-data';
import { stepsInProgress } from '../services/progress/steps';
import { authToken, type RemovedStep, removedSteps } from '../storage/schema';
import { useStored } from '../storage/use-stored';

const minute = 60_000;

/** @param now the demo's time, by the minute; null before it is known, when the list is empty */
export const progressQuery = (email: string | null, now: Date | null) => ({
  queryKey: ['progress', email, now && Math.floor(now.getTime() / minute)],
  read: () => {
    const data = now && readCustomerData(now);
    return data ? stepsInProgress(data) : [];
  },
});

/** What was removed from the list since this login and can be taken back. */
export const useRemovedSteps = (): readonly RemovedStep[] => {
  const token = useStored(authToken);
  return useStored(removedSteps).filter(({ login }) => login === token);
};
