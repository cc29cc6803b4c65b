/** `#request-{id}`: on `/requests`, `/history` and `/admin` it named a submission, before projects had pages. */
export const requestInHash = (hash: string): string | null => {
  try {
    return decodeURIComponent(/^#request-(.+)$/.exec(hash)?.[1] ?? '') || null;
  } catch {
    return null;
  }
};
