/** Whether a page is one of the account and order pages, by the routes it matches. */
export const isWorkspace = (matches: readonly { route: { id?: string | undefined } }[]): boolean =>
  matches.some(({ route }) => route.id === 'workspace');
