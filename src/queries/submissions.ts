import { readOwnRequests } from '../services/flows/own-requests';

/** The customer's submissions, and which of them wait for the setup form. @param email null when nobody is signed in */
export const ownSubmissionsQuery = (email: string | null) => ({
  queryKey: ['submissions', email],
  read: () => (email === null ? { submissions: [], openSetups: [] } : readOwnRequests(email)),
});
