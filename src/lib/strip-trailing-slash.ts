/** The path without a trailing slash; '/' stays as it is. */
export const stripTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
