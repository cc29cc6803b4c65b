/** The id of the route around all account and order pages. */
export const workspaceId = 'workspace';

/** The id of the route that answers every unknown path: its pattern, as with all pages. */
export const notFoundId = '*';

/** Whether a page is one of the account and order pages, by the routes it matches. */
export const isWorkspace = (matches: readonly { route: { id?: string | undefined } }[]): boolean =>
  matches.some(({ route }) => route.id === workspaceId);
