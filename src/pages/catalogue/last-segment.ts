/** The last non-empty segment of a path: 'cloud' for 'anything/cloud/'; '' if there is none. */
export const lastSegment = (path: string | undefined): string => path?.split('/').findLast((part) => part !== '') ?? '';
