/**
 * The message after a download. A page does not learn whether a file was saved: browsers within apps ignore the download.
 */
export const downloadStarted = (fileName: string): string => `The download was started: ${fileName}`;

/** What stands beside the download of an archive. */
export const zipTexts = {
  preparing: 'Preparing the files…',
  notLoaded: 'We could not prepare the files. Check your connection and try again.',
} as const;
