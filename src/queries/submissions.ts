/** Queries and mutation of submitted forms. */
import { mutationOptions } from '@tanstack/react-query';
import { setDone } from '../services/flows/submission-status';
import { readRequests, readSubmissionsOf } from '../services/flows/submissions';

/** Everybody's and their names, for the admin page. */
export const requestsQuery = { queryKey: ['submissions'], read: readRequests };

/** Those of one customer. @param email null for somebody who is signed out */
export const ownSubmissionsQuery = (email: string | null) => ({
  queryKey: ['submissions', email],
  read: () => (email === null ? [] : readSubmissionsOf(email)),
});

export const setDoneMutation = mutationOptions({
  mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) => setDone(id, isDone),
});
