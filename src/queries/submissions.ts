/** Queries of submitted forms. */
import { queryOptions } from '@tanstack/react-query';
import { readSubmissions, readSubmissionsOf } from '../services/flows/submissions';

/** Everybody's, for the admin page. */
export const submissionsQuery = queryOptions({ queryKey: ['submissions'], queryFn: () => readSubmissions() });

/** Those of one customer. @param email null for somebody who is signed out */
export const ownSubmissionsQuery = (email: string | null) =>
  queryOptions({
    queryKey: ['submissions', email],
    queryFn: () => (email === null ? [] : readSubmissionsOf(email)),
  });
