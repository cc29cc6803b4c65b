/** @returns the path without a slash at its end; '/' stays */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');
