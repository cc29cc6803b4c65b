import { readCustomerData } from '../services/progress/customer-data';
import { stepsInProgress } from '../services/progress/steps';

const minute = 60_000;

/** @param now the demo's time, by the minute; null before it is known, when the list is empty */
export const progressQuery = (email: string | null, now: Date | null) => ({
  queryKey: ['progress', email, now && Math.floor(now.getTime() / minute)],
  read: () => {
    const data = now && readCustomerData(now);
    return data ? stepsInProgress(data) : [];
  },
});
