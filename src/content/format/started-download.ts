/**
 * The message after a download. A page does not learn whether a file was saved: browsers within apps ignore the download.
 */
export const downloadStarted = (fileName: string): string => `The download was started: ${fileName}`;
