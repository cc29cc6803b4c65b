/** The id of the route around all account and order pages. */
export const workspaceId = 'workspace';

/** The id of the route that answers every unknown path: its pattern, as with all pages. */
export const notFoundId = '*';

/** The router's matches name their route, those that its hooks give are named as it is. */
type Match = { route?: { id?: string | undefined }; id?: string };

/** Whether a page is one of the account and order pages, by the routes it matches. */
export const isWorkspace = (matches: readonly Match[]): boolean =>
  matches.some(({ route, id = route?.id }) => id === workspaceId);
