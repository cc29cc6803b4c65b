/** Queries and mutation of submitted forms. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { setDone } from '../services/flows/submission-status';
import { readRequests, readSubmissionsOf } from '../services/flows/submissions';

/** Everybody's and their names, for the admin page. */
export const requestsQuery = queryOptions({ queryKey: ['submissions'], queryFn: () => readRequests() });

/** Those of one customer. @param email null for somebody who is signed out */
export const ownSubmissionsQuery = (email: string | null) =>
  queryOptions({
    queryKey: ['submissions', email],
    queryFn: () => (email === null ? [] : readSubmissionsOf(email)),
  });

export const setDoneMutation = mutationOptions({
  mutationFn: ({ id, isDone }: { id: string; isDone: boolean }) => setDone(id, isDone),
});
