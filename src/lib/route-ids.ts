export const workspaceId = 'workspace';

/** Id of the route that matches every unknown path. As for all pages, the id is the path pattern. */
export const notFoundId = '*';

/** A match of the router has its id in `route`; a match that `useMatches` returns has it directly. */
type Match = { route?: { id?: string | undefined }; id?: string };

export const isWorkspace = (matches: readonly Match[]): boolean =>
  matches.some(({ route, id = route?.id }) => id === workspaceId);
