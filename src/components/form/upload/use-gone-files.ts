import { useCallback, useState } from 'react';
import { goneFiles } from '../../../services/flows/files';

/**
 * Attached files that have changed or are gone since.
 * @returns the list of those that were found; the function that looks for them; the function that takes one off the list. A file
 * that was removed from the form stays in the list.
 */
export const useGoneFiles = () => {
  const [gone, setGone] = useState<readonly File[]>([]);
  const find = useCallback(async (files: readonly File[]) => {
    const found = await goneFiles(files);
    if (found.length > 0) setGone(found);
    return found;
  }, []);
  const forget = (file: File) => setGone((before) => before.filter((other) => other !== file));
  return [gone, find, forget] as const;
};
