/** Submitted forms, for the admin. */
import { queryOptions } from '@tanstack/react-query';
import { readSubmissions } from '../services/flows/submissions';

export const submissionsQuery = queryOptions({ queryKey: ['submissions'], queryFn: () => readSubmissions() });
