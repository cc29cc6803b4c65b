import { useEffect, useEffectEvent, useState } from 'react';
import { useGoneFiles } from '../../../components/form/upload/use-gone-files';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { goneFilesId } from './gone-files';

/**
 * Keeps a form from being sent with files that have changed or are gone since they were attached, until the customer has chosen.
 * It looks at them when it is mounted, and when `check` is called.
 * @param filesOf gives the files that would be sent now
 * @param remove takes a file out of the form
 */
export const useSendableFiles = (filesOf: () => readonly File[], remove: (file: File) => void) => {
  const [found, find, forget] = useGoneFiles();
  /** How often the form was refused since it was last sent. */
  const [refusals, setRefusals] = useState(0);
  const look = useEffectEvent(() => find(filesOf()));
  useEffect(() => void look(), []);
  useEffect(() => {
    if (refusals > 0) document.getElementById(goneFilesId)?.focus();
  }, [refusals]);
  const gone = found.filter((file) => filesOf().includes(file));
  return {
    /** Those that were found. */
    files: gone,
    /** Looks at the files again. @returns whether all of them can be sent; if not, the notice gets the focus */
    check: async (): Promise<boolean> => {
      const isRefused = (await find(filesOf())).length > 0;
      setRefusals((count) => (isRefused ? count + 1 : 0));
      return !isRefused;
    },
    /** Takes a file out. After the last one the form is sent, if it was refused because of them. */
    onLeaveOut: (file: File, form: HTMLFormElement | null): void => {
      moveFocusWhenRemoved();
      remove(file);
      forget(file);
      if (refusals > 0 && gone.length === 1) form?.requestSubmit();
    },
  };
};
