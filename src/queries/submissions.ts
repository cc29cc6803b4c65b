/** Query of all submitted forms, for the admin page. */
import { queryOptions } from '@tanstack/react-query';
import { readSubmissions } from '../services/flows/submissions';

export const submissionsQuery = queryOptions({ queryKey: ['submissions'], queryFn: () => readSubmissions() });
