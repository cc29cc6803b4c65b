import { useCallback, useState } from 'react';
import { goneFiles } from '../../../services/flows/files';

/** Attached files that have changed or are gone. @returns those found, the function that looks, the one that takes one off the list */
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
