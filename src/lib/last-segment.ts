/** The last part of a path that is not empty: 'cloud' for 'anything/cloud/'; '' when there is none. */
export const lastSegment = (path: string | undefined): string => path?.split('/').findLast((part) => part !== '') ?? '';
